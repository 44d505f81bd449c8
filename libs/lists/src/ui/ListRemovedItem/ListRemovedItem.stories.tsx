import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListRemovedItem } from './ListRemovedItem.tsx';

const meta = {
  title: 'Lists/ListRemovedItem',
  component: ListRemovedItem,
  parameters: {
    receivesData: { Loading: 'Restoring shows that the item is being put back', Empty: 'it has one item' },
  },
  tags: ['autodocs'],
  args: { name: 'Northfold ruled notebook, A5', phase: 'removed', onUndo: fn() },
} satisfies Meta<typeof ListRemovedItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'item removed',
    recipe: 'Open a list and press “Remove”.',
    testedIn: 'libs/lists/src/feature/ListRows.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const undo = within(canvasElement).getByRole('button', { name: `Undo removing: ${args.name}` });
    await userEvent.click(undo);
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    undo.blur();
  },
};
/** Undo takes the focus of the button that disappeared with the row. */
export const AutoFocus: Story = {
  args: { focusOnMount: true },
  play: async ({ canvasElement }) => {
    const undo = within(canvasElement).getByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveFocus();
    undo.blur();
  },
};
/** The item is being restored; clicks are ignored. */
export const Restoring: Story = {
  args: { phase: 'restoring' },
  play: async ({ canvasElement, args }) => {
    const undo = within(canvasElement).getByRole('button', { name: /^Undo/ });
    await userEvent.click(undo);
    await expect(args.onUndo).not.toHaveBeenCalled();
    undo.blur();
  },
};
/** The item could not be restored. */
export const Failed: Story = {
  parameters: {
    state: 'item not put back',
    recipe: 'Remove an item of a list, block `/item` in the browser’s tools, then press “Undo”.',
    testedIn: 'libs/lists/src/feature/ListRows.test.tsx',
  },
  args: { phase: 'failed', reason: 'We don’t sell this item.' },
};
export const LongContent: Story = {
  args: {
    name: 'Northfold executive conference notebook with perforated pages, elastic band and two ribbons, in a box of twelve',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

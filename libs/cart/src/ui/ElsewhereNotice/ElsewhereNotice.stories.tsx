import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ElsewhereNotice } from './ElsewhereNotice.tsx';

const meta = {
  title: 'Cart/ElsewhereNotice',
  component: ElsewhereNotice,
  tags: ['autodocs'],
  args: { code: 'changedElsewhere', onDismiss: fn() },
} satisfies Meta<typeof ElsewhereNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'changed in another tab',
    recipe: 'press plus in one tab, then plus in another tab that was open before',
    testedIn: 'libs/cart/src/state/two-windows.sagas.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your cart was changed in another window.');
    await userEvent.click(canvas.getByRole('button', { name: /dismiss|close/i }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** The changed line no longer exists. */
export const RemovedElsewhere: Story = {
  parameters: {
    state: 'changed line was removed in another tab',
    recipe: 'remove a line in one tab, then press plus on it in another tab that was open before',
    testedIn: 'libs/cart/src/state/two-windows.sagas.test.ts',
  },
  args: { code: 'removedElsewhere' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'The item that you changed was removed from your cart in another window or tab.',
    );
  },
};

/** Undo came too late: the item has sold out. */
export const NotRestored: Story = {
  parameters: {
    state: 'not restored, because the item has sold out',
    recipe:
      'Add the last unit of 24150103 and remove it, order it in another browser, then press Undo within five seconds or with the pointer on the row.',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
  args: { code: 'notRestored' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'This item sold out, so we couldn’t restore it.',
    );
  },
};

/** On a phone in portrait orientation, the text takes up several lines. */
export const LongContent: Story = { globals: { viewport: { value: 'phone' } } };

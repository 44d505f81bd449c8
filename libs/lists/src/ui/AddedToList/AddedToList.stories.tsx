import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddedToList } from './AddedToList.tsx';

const meta = {
  title: 'Lists/AddedToList',
  component: AddedToList,
  tags: ['autodocs'],
  args: {
    listName: 'Office basics',
    itemName: 'Compact Stapler',
    added: 1,
    of: 1,
    listHref: '#list-1',
    onClose: fn(),
  },
} satisfies Meta<typeof AddedToList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message has the focus, and names the item and the list. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const focused = canvasElement.ownerDocument.activeElement;
    await expect(focused).toHaveTextContent('Compact Stapler added to “Office basics”.');
    await expect(canvas.getByRole('link', { name: 'View list' })).toHaveAttribute('href', '#list-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue shopping' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};
/** An item saved for later has moved to the list. */
export const Moved: Story = { args: { isMoved: true } };
export const SeveralItems: Story = { args: { itemName: undefined, added: 12, of: 12 } };
/** The list has not taken all items. */
export const InPart: Story = {
  args: {
    itemName: undefined,
    added: 2,
    of: 3,
    problems: (
      <ul>
        <li>Typewriter Ribbon: We don’t sell this item.</li>
      </ul>
    ),
  },
};
/** The application has no page of a list. */
export const WithoutLink: Story = { args: { listHref: undefined } };
export const LongContent: Story = {
  args: {
    listName: 'Everything the third floor needs for the quarterly review, part 1',
    itemName:
      'Multi-Use Copy Paper, 8.5" x 11", 20 lb., 92 Bright, 500 Sheets per Ream, 10 Reams per Carton, White',
  },
};

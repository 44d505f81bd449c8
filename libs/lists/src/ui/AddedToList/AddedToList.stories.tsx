import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddedToList } from './AddedToList.tsx';

const meta = {
  title: 'Lists/AddedToList',
  component: AddedToList,
  parameters: {
    receivesData: {
      Loading: 'the form stays until the list has answered',
      Empty: 'nothing to show',
      Failed: 'the form shows the error',
    },
  },
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
  parameters: {
    state: 'added to a list',
    recipe: 'Press “Add to list” on a product, then “Add item”.',
    testedIn: 'libs/lists/src/feature/AddToList.test.tsx',
  },
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
export const Moved: Story = {
  parameters: {
    state: 'moved to a list',
    recipe: 'Save a line of the cart for later, press “Move to list”, then “Move item”.',
    testedIn: 'libs/lists/src/feature/AddToList.test.tsx',
  },
  args: { isMoved: true },
};
export const SeveralItems: Story = { args: { itemName: undefined, added: 12, of: 12 } };
/** Some items were not added. */
export const InPart: Story = {
  parameters: {
    state: 'added to a list in part',
    recipe: 'Add 9,999 units of a product to a list that has the product.',
    testedIn: 'libs/lists/src/feature/AddToList.test.tsx',
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { ReplacementNote } from './ReplacementNote.tsx';

const altItem = {
  altType: 'HARD_SUB',
  origItemId: '24159001',
  origItemName: 'Bellwether Compact stapler',
  origPricePerUnit: 12.99,
  hardSubstitutionNotification:
    'The compact stapler is discontinued. We added the full-strip stapler in its place.',
  hardSubstitutionType: 'DISCONTINUED',
  hardSubstitutionModal: false,
} as const;
const stapler = {
  product: { name: 'Bellwether Desk stapler, full strip' },
  priceInfo: { finalPricePerUnit: 15.49 },
};

const meta = {
  title: 'Cart/ReplacementNote',
  component: ReplacementNote,
  tags: ['autodocs'],
  args: { line: buildCartItem({ ...stapler, altItem }) },
} satisfies Meta<typeof ReplacementNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'replacement item details',
    recipe: 'add 24159001, open /cart',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Replaces Bellwether Compact stapler')).toBeVisible();
    await userEvent.click(canvas.getByText('Replacement details'));
    await expect(canvas.getByText('$2.50 more each')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    line: buildCartItem({
      ...stapler,
      altItem: {
        ...altItem,
        origItemName:
          'Bellwether Compact stapler with a name that is longer than any shelf label, half strip, ivory, 20-sheet capacity',
        hardSubstitutionNotification: altItem.hardSubstitutionNotification.repeat(2),
      },
    }),
  },
};

/** The replacement is confirmed in a dialog. */
export const ToReview: Story = {
  parameters: {
    state: 'replacement to review',
    recipe: 'Add 24159004 from /p/24159004, open /cart, then close the dialog.',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  args: { onReview: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Review replacement/ }));
    await expect(args.onReview).toHaveBeenCalledTimes(1);
  },
};

/** An older server returns neither the item's name nor its price. */
export const WithoutName: Story = {
  parameters: {
    state: 'replacement of an unnamed item',
    recipe: 'Storybook only: the replies of the shop name the replaced item.',
  },
  args: {
    line: buildCartItem({
      ...stapler,
      altItem: {
        altType: 'HARD_SUB',
        origItemId: '24159001',
        hardSubstitutionNotification: altItem.hardSubstitutionNotification,
        hardSubstitutionType: 'DISCONTINUED',
        hardSubstitutionModal: false,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Replaces item 24159001')).toBeVisible();
  },
};

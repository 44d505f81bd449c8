import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ITEM_CODES } from '../../model/codes.ts';
import { buildCartItem } from '../../testing/index.ts';
import { LineMessages } from './LineMessages.tsx';

const meta = {
  title: 'Cart/LineMessages',
  component: LineMessages,
  args: { line: buildCartItem({ messages: [{ code: ITEM_CODES.childQuantity, type: 'WARN' }] }) },
} satisfies Meta<typeof LineMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A message that blocks checkout determines the type of the alert. */
export const BlocksCheckout: Story = {
  args: {
    line: buildCartItem({
      messages: [
        { code: ITEM_CODES.childQuantity, type: 'WARN' },
        { code: ITEM_CODES.outOfStock, type: 'ERROR' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('This item is out of stock. Remove it to continue.'),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(2);
  },
};

/** A code without its own text shows the server's description. */
export const LongContent: Story = {
  args: {
    line: buildCartItem({
      messages: [
        {
          code: 'POLICY_VIOLATION',
          type: 'ERROR',
          description:
            'Your organization’s purchasing policy allows this item only for members of the facilities department, with a purchase order of the current fiscal year.',
        },
      ],
    }),
  },
};

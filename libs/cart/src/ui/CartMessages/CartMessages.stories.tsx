import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartMessages } from './CartMessages.tsx';

const meta = {
  title: 'Cart/CartMessages',
  component: CartMessages,
  tags: ['autodocs'],
  args: { messages: [{ code: 'CART_AUTO_MERGE', type: 'INFO' }] },
} satisfies Meta<typeof CartMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Carts merged after signing in. */
export const Default: Story = {};
export const LongContent: Story = {
  args: {
    messages: [
      {
        code: 'SOMETHING_NEW',
        type: 'WARN',
        description:
          'Heavy snow in the Northeast delays deliveries to Massachusetts, Connecticut, Rhode Island, New Hampshire, Vermont and Maine by one to three business days. Orders that you pick up in a store are not affected. We write to you as soon as your order is on its way.',
      },
    ],
  },
};
export const ItemServiceDown: Story = {
  args: { messages: [{ code: 'ITEM_SERVICE_IS_DOWN', type: 'ERROR' }] },
};
export const UserServiceDown: Story = {
  args: { messages: [{ code: 'USER_SERVICE_IS_DOWN', type: 'ERROR' }] },
};
export const FeesUnavailable: Story = {
  args: { messages: [{ code: 'GLOBAL_FEE_SERVICE_IS_DOWN', type: 'ERROR' }] },
};
export const StockBanner: Story = {
  args: { messages: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'ERROR' }] },
};
export const DeliveryCombination: Story = {
  args: { messages: [{ code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', type: 'ERROR' }] },
};

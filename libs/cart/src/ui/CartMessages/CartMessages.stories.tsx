import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartMessages } from './CartMessages.tsx';

const meta = {
  title: 'Cart/CartMessages',
  component: CartMessages,
  args: { messages: [{ code: 'CART_AUTO_MERGE', type: 'INFO' }] },
} satisfies Meta<typeof CartMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Merged after signing in. */
export const Default: Story = {};
export const LongContent: Story = {
  args: {
    messages: [
      { code: 'SOMETHING_NEW', type: 'WARN', description: 'A sentence of the server. '.repeat(12).trim() },
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

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
export const Default: Story = {
  parameters: {
    state: 'merged after sign-in',
    recipe: 'fill a cart as a guest and sign in',
    testedIn: 'apps/storefront/e2e/accounts.journey.ts',
  },
};
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
  parameters: {
    state: 'item service is down',
    recipe: 'Add 24110101, switch off the part `items` (FAULTS=1), then reload /cart.',
  },
  args: { messages: [{ code: 'ITEM_SERVICE_IS_DOWN', type: 'ERROR' }] },
};
export const UserServiceDown: Story = {
  parameters: {
    state: 'user service is down',
    recipe: 'Add 24110101, switch off the part `users` (FAULTS=1), then reload /cart.',
  },
  args: { messages: [{ code: 'USER_SERVICE_IS_DOWN', type: 'ERROR' }] },
};
export const FeesUnavailable: Story = {
  parameters: {
    state: 'fees are unavailable',
    recipe: 'Add 24110101, switch off the part `fees` (FAULTS=1), then reload /cart.',
  },
  args: { messages: [{ code: 'GLOBAL_FEE_SERVICE_IS_DOWN', type: 'ERROR' }] },
};
export const StockBanner: Story = {
  parameters: {
    state: 'stock banner blocking checkout',
    recipe: 'Add 9 of 24150103 as in docs/qa.md (CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY), then open /cart.',
    testedIn: 'apps/storefront/e2e/import.journey.ts',
  },
  args: { messages: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'ERROR' }] },
};
export const DeliveryCombination: Story = {
  parameters: {
    state: 'delivery combination not allowed',
    recipe: 'Add 24239001 and 24249001, then open /cart.',
  },
  args: { messages: [{ code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', type: 'ERROR' }] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { explainFees } from '../../model/index.ts';
import { buildCart } from '../../testing/index.ts';
import { OrderHints } from './OrderHints.tsx';

const smallOrder = 'Your order is below $25.00. Combine small orders to save money and help the environment.';
const { cartSummary } = buildCart();
const fees = explainFees({ cartSummary: { ...cartSummary, surchargeFee: 9, handlingFee: 15, dasFee: 9.95 } });

const meta = {
  title: 'Cart/OrderHints',
  component: OrderHints,
  tags: ['autodocs'],
  args: { smallOrder },
} satisfies Meta<typeof OrderHints>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A small order. */
export const Default: Story = {
  parameters: {
    state: 'small-order warning',
    recipe: 'add 24110101, open /cart',
    testedIn: 'libs/cart/src/model/order-hints.test.ts',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Combine small orders/)).toBeVisible();
  },
};

export const Rewards: Story = {
  parameters: {
    state: 'rewards of an order',
    recipe: 'sign in as wendy@example.com, open /cart',
    testedIn: 'libs/cart/src/model/order-hints.test.ts',
  },
  args: { smallOrder: undefined, rewards: { earned: '$1.24' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Rewards' })).toHaveTextContent(
      'This order earns $1.24 in rewards.',
    );
  },
};

/** Rewards can pay for some of the items. */
export const RedeemableRewards: Story = {
  parameters: {
    state: 'rewards that can pay',
    recipe: 'sign in as wendy@example.com, add 24220101, open /cart',
    testedIn: 'libs/cart/src/model/order-hints.test.ts',
  },
  args: { smallOrder: undefined, rewards: { earned: '$1.24', redeemable: '$38.90' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Use your rewards on $38.90 of this order.')).toBeVisible();
  },
};

export const Fees: Story = {
  parameters: {
    state: 'fees explained',
    recipe: 'add 24249001, open /cart',
    testedIn: 'libs/cart/src/model/order-hints.test.ts',
  },
  args: { smallOrder: undefined, fees },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('About the fees'));
    for (const term of ['Surcharges', 'Oversized item handling', 'Delivery area fee'])
      await expect(canvas.getByText(term)).toBeVisible();
  },
};

/** All hints at once. */
export const LongContent: Story = {
  args: { rewards: { earned: '$12,849.99', redeemable: '$642,499.50' }, fees },
};

/** A cart without hints renders nothing. */
export const Empty: Story = {
  parameters: {
    state: 'no hints',
    recipe: 'Add items for more than $50 without fees as a guest, then open /cart.',
  },
  args: { smallOrder: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

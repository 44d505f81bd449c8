import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { ContractFlags } from './ContractFlags.tsx';

const off = { contractInfo: { onContract: false, priceMethod: 'MPI' } } as const;
const on = { contractInfo: { onContract: true, priceMethod: 'CONTRACT' } } as const;

const meta = {
  title: 'Cart/ContractFlags',
  component: ContractFlags,
  args: { line: buildCartItem({ product: off }) },
} satisfies Meta<typeof ContractFlags>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An item at the market price, because the contract does not include a price for it. */
export const Default: Story = {
  parameters: {
    state: 'off-contract line',
    recipe: 'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart',
    testedIn: 'apps/storefront/e2e/business-cart.journey.ts',
  },
  play: async ({ canvasElement }) => {
    const flags = within(within(canvasElement).getByRole('group', { name: /^Contract: Quillane/ }));
    await expect(flags.getByText('Off contract')).toBeVisible();
    await expect(flags.getByText('Market price')).toBeVisible();
  },
};

/** The organization buys only on-contract items; this buyer may buy others. */
export const ContractOnly: Story = {
  parameters: {
    state: 'off-contract line, contract only',
    recipe: 'Sign in as desk@example.com on the business site with 24249001 in the cart of a guest.',
  },
  args: { isContractOnly: true },
};

/** The organization has its own part number for a contract item. */
export const CustomerPartNumber: Story = {
  parameters: {
    state: 'part number of the organization',
    recipe: 'sign in as desk@example.com on the business site, add 24110101, open /cc/mmx/cart',
  },
  args: { line: buildCartItem({ customerSku: 'RC-100', product: on }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your part number: RC-100')).toBeVisible();
    await expect(canvas.queryByText('Off contract')).toBeNull();
  },
};

/** An on-contract item without a part number has no flags. */
export const OnContract: Story = {
  args: { line: buildCartItem({ product: on }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    line: buildCartItem({
      customerSku: 'NORTHEAST-REGIONAL-FACILITIES-OPERATIONS-STOCK-ITEM-000123',
      product: off,
    }),
    isContractOnly: true,
  },
};

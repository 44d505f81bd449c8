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

/** An item at the market price, because the contract has no price for it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const flags = within(within(canvasElement).getByRole('group', { name: /^Contract: Quillane/ }));
    await expect(flags.getByText('Off contract')).toBeVisible();
    await expect(flags.getByText('Market price')).toBeVisible();
  },
};

/** The organization buys on-contract items only; this buyer may buy others. */
export const ContractOnly: Story = { args: { isContractOnly: true } };

/** The organization has a part number of its own for an item of the contract. */
export const CustomerPartNumber: Story = {
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

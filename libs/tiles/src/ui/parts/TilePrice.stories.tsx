import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { TilePrice } from './TileFacts.tsx';

const meta = {
  title: 'Tiles/Parts/TilePrice',
  component: TilePrice,
  args: { item: aTileItem() },
} satisfies Meta<typeof TilePrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Sale: Story = {
  args: { item: aTileItem({ originalPriceValue: 59.99 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$59.99')).toBeVisible();
  },
};
/** A product without a price for the shopper (storefront-5.40). */
export const NotAvailable: Story = {
  args: { item: aTileItem({ priceValue: undefined, price: 'Price N/A' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price N/A')).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    item: aTileItem({
      priceValue: 123_456.78,
      originalPriceValue: 234_567.89,
      units: 'pallet of 40 cartons with 10 reams each',
    }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { PriceChange } from './PriceChange.tsx';

const meta = {
  title: 'Cart/PriceChange',
  component: PriceChange,
  tags: ['autodocs'],
  args: { line: buildCartItem({ priceChangedFrom: 12.99, priceInfo: { finalPricePerUnit: 11.49 } }) },
} satisfies Meta<typeof PriceChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price dropped from $12.99 to $11.49 since you added it.');
  },
};

export const Rose: Story = {
  args: { line: buildCartItem({ priceChangedFrom: 11.49, priceInfo: { finalPricePerUnit: 12.99 } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price changed from $11.49 to $12.99 since you added it.');
  },
};

/** The note of most lines: none. */
export const Unchanged: Story = {
  args: { line: buildCartItem() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Price');
  },
};

export const LongContent: Story = {
  args: {
    line: buildCartItem({ priceChangedFrom: 1_112_849.99, priceInfo: { finalPricePerUnit: 1_115_999.99 } }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { buildProduct } from '../../testing/index.ts';
import { ProductDetails } from './ProductDetails.tsx';

const meta = {
  title: 'Catalog/ProductDetails',
  component: ProductDetails,
  args: {
    product: buildProduct(),
    buy: (
      <Button variant="primary" size="large">
        Add to cart
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    product: buildProduct({
      title:
        'Quillane Archival heavyweight cotton resumé paper with a name longer than any shelf label, ivory, 100 sheets',
      description: 'A sentence about the paper. '.repeat(30).trim(),
      attributes: Array.from({ length: 18 }, (_, n) => ({
        name: `Attribute ${n + 1}`,
        value: 'Value '.repeat(n + 1).trim(),
      })),
    }),
  },
};
export const OnSale: Story = {
  args: { product: buildProduct({ originalPrice: '$10.99', originalPriceValue: 10.99 }) },
};
export const LowStock: Story = { args: { product: buildProduct({ availableQuantity: 3 }) } };
export const OutOfStock: Story = {
  args: { product: buildProduct({ isOutOfStock: true, availableQuantity: 0 }) },
};
export const PriceUnavailable: Story = {
  args: { product: buildProduct({ priceValue: undefined, price: 'Price N/A' }) },
};

/** A price for one piece names no unit beside it. */
export const SoldSingly: Story = {
  args: { product: buildProduct({ units: 'each' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\/\s*each/i);
  },
};

/** An imported product has one number, which is shown once. */
export const OneNumber: Story = {
  args: { product: buildProduct({ itemId: '905533', partNumber: '905533' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Item 905533');
    await expect(canvasElement).not.toHaveTextContent('Model');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductSkeleton } from './ProductSkeleton.tsx';

const meta = {
  title: 'Catalog/ProductSkeleton',
  component: ProductSkeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof ProductSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: {
    state: 'skeleton of a product',
    recipe: 'Slow `/catalog/products`, then follow a link to a product.',
  },
};

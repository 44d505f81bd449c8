import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductSkeleton } from './ProductSkeleton.tsx';

const meta = {
  title: 'Catalog/ProductSkeleton',
  component: ProductSkeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof ProductSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

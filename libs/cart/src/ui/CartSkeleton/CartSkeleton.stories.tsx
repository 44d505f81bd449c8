import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = { title: 'Cart/CartSkeleton', tags: ['autodocs'], component: CartSkeleton } satisfies Meta<
  typeof CartSkeleton
>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

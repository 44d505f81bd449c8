import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = { title: 'Cart/CartSkeleton', tags: ['autodocs'], component: CartSkeleton } satisfies Meta<
  typeof CartSkeleton
>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: {
    state: 'skeleton',
    recipe: 'Slow `/checkout`, then follow the cart link from another page on a slow connection.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

const meta = {
  title: 'Checkout/CheckoutSkeleton',
  component: CheckoutSkeleton,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: {
    state: 'skeleton of the page',
    recipe: 'Slow `/checkout`, then follow the link to checkout.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MiniCartSkeleton } from './MiniCartSkeleton.tsx';

const meta = { title: 'Cart/MiniCartSkeleton', component: MiniCartSkeleton } satisfies Meta<
  typeof MiniCartSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading your cart');
  },
};
export const Compact: Story = { args: { variant: 'compact' } };

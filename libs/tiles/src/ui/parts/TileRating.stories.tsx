import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { TileRating } from './TileFacts.tsx';

const meta = {
  title: 'Tiles/Parts/TileRating',
  component: TileRating,
  args: { item: aTileItem({ rating: 4.6, reviewCount: 318 }) },
} satisfies Meta<typeof TileRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A product without reviews shows no stars. */
export const Empty: Story = {
  parameters: { state: 'no rating', recipe: '/search?q=24150901 (no reviews yet).' },
  args: { item: aTileItem({ rating: undefined, reviewCount: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
export const LongContent: Story = { args: { item: aTileItem({ rating: 5, reviewCount: 1_234_567 }) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { MiniTile } from './MiniTile.tsx';

const meta = {
  title: 'Tiles/MiniTile',
  component: MiniTile,
  tags: ['autodocs'],
  args: { item: aTileItem() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: args.item.title })).toHaveAttribute(
      'href',
      args.item.itemUrl,
    );
  },
};

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { AtlTile } from './AtlTile.tsx';

const meta = {
  title: 'Tiles/AtlTile',
  component: AtlTile,
  tags: ['autodocs'],
  args: { item: aTileItem() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AtlTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(args.item.title)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

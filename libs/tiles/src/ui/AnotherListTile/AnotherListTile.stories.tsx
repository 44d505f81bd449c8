import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { AnotherListTile } from './AnotherListTile.tsx';

const meta = {
  title: 'Tiles/AnotherListTile',
  component: AnotherListTile,
  tags: ['autodocs'],
  args: { item: aTileItem(), onChooseList: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnotherListTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: args.item.title })).toHaveAttribute(
      'href',
      args.item.itemUrl,
    );
    await userEvent.click(canvas.getByRole('button', { name: `Add to another list ${args.item.title}` }));
    await expect(args.onChooseList).toHaveBeenCalledWith(args.item);
  },
};

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { PrintTile } from './PrintTile.tsx';

const meta = {
  title: 'Tiles/PrintTile',
  component: PrintTile,
  tags: ['autodocs'],
  args: { item: aTileItem(), quantity: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrintTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Item 24480001, quantity 2')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const WithoutQuantity: Story = { args: { quantity: undefined } };
export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileDismiss } from './TileDismiss.tsx';

const meta = {
  title: 'Tiles/TileDismiss',
  component: TileDismiss,
  tags: ['autodocs'],
  args: { title: aTileItem().title, onDismiss: fn() },
} satisfies Meta<typeof TileDismiss>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Not interested ${args.title}` }),
    );
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** At the end of a recommended product. */
export const InTile: Story = {
  render: (args) => (
    <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
      <ProductTile item={aTileItem()} onAdd={fn()} formAction="#" dismiss={<TileDismiss {...args} />} />
    </div>
  ),
};

export const LongContent: Story = {
  args: { title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) },
};

export const Dark: Story = { globals: { theme: 'dark' } };

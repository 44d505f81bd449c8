import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { TileFrame } from './TileFrame.tsx';
import { TileName } from './TileName.tsx';

const meta = {
  title: 'Tiles/Parts/TileName',
  component: TileName,
  args: { item: aTileItem(), headingLevel: 3 },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <TileFrame item={{}}>
        <TileName {...args} />
      </TileFrame>
    </div>
  ),
} satisfies Meta<typeof TileName>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its link covers the whole tile. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.item.title });
    await expect(link).toHaveAttribute('href', args.item.itemUrl);
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
  },
};
/** For small tiles. */
export const Small: Story = { args: { small: true } };
/** The name without a link, which would take the shopper away from a task. */
export const AsText: Story = {
  args: { isText: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.item.title)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** At most three lines. */
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(5) }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { TileFrame } from './TileFrame.tsx';
import { TileLinks } from './TileLinks.tsx';
import { TilePicture } from './TilePicture.tsx';

const meta = {
  title: 'Tiles/Parts/TileLinks',
  component: TileLinks,
  args: {
    item: aTileItem(),
    onQuickView: fn((_item, press) => press.preventDefault()),
    listHref: '#list',
    onAddToList: fn((_item, press) => press.preventDefault()),
  },
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <TileFrame item={args.item}>
        <TilePicture item={args.item} />
        <TileLinks {...args} />
      </TileFrame>
    </div>
  ),
} satisfies Meta<typeof TileLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over the corner of the picture; phones have no quick view. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Quick view: / }));
    await userEvent.click(canvas.getByRole('link', { name: /^Add to list: / }));
    await expect(args.onQuickView).toHaveBeenCalledTimes(1);
    await expect(args.onAddToList).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
export const OnlyList: Story = {
  args: { onQuickView: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** An application without lists and drawers. */
export const Empty: Story = {
  args: { onQuickView: undefined, listHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

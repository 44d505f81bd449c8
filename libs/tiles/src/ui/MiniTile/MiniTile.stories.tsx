import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { TileDismiss } from '../TileDismiss/TileDismiss.tsx';
import { MiniTile } from './MiniTile.tsx';

const meta = {
  title: 'Tiles/MiniTile',
  component: MiniTile,
  parameters: {
    receivesData: { Loading: 'it shows with the data of its page', Empty: 'a tile always has a product' },
  },
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
  parameters: {
    state: 'mini tile',
    recipe: 'Press the cart link with one item in the cart: the recommendations.',
    testedIn: 'apps/storefront/e2e/tile-variants.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: args.item.title })).toHaveAttribute(
      'href',
      args.item.itemUrl,
    );
  },
};

/** A recommendation in a small place: it can be added, or removed from the row. */
export const Recommended: Story = {
  parameters: {
    state: 'mini tile of a recommendation',
    recipe: 'Press the cart link with one item in the cart.',
    testedIn: 'apps/storefront/e2e/tile-variants.journey.ts',
  },
  args: {
    onAdd: fn(),
    formAction: '#',
    dismiss: <TileDismiss title={aTileItem().title} onDismiss={fn()} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
    await expect(canvas.getByRole('button', { name: /^Not interested/ })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Another company sells and ships it. */
export const SoldByThirdParty: Story = {
  args: {
    item: aTileItem({
      isSSPT: true,
      badgeDetails: { productBadge: 'Sold and shipped by Rewell Supply', kind: 'SELLER' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold and shipped by Rewell Supply')).toBeVisible();
  },
};

export const AddPending: Story = { args: { ...Recommended.args, addStatus: 'pending', inCart: 2 } };

export const Failed: Story = {
  parameters: {
    state: 'mini tile, add failed',
    recipe: 'Fail `/checkout/default/item`, then press “Add to cart” in the mini cart.',
  },
  args: { ...Recommended.args, addStatus: 'failed' },
};

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

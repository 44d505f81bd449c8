import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileCompare } from './TileCompare.tsx';

const meta = {
  title: 'Tiles/TileCompare',
  component: TileCompare,
  parameters: {
    receivesData: {
      Loading: 'the tile shows with its data',
      Empty: 'a tile always has a product',
      Failed: 'it sends no request',
    },
  },
  tags: ['autodocs'],
  args: { item: aTileItem(), isChosen: false, onChange: fn(), formId: 'compare' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <ProductTile
      item={aTileItem(args.item)}
      headingLevel={2}
      formAction="#"
      compare={<TileCompare {...args} />}
    />
  ),
} satisfies Meta<typeof TileCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The checkbox of a tile; clicking it does not follow the link that covers the tile. */
export const Default: Story = {
  parameters: {
    state: 'compare checkbox',
    recipe: '/c/paper',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('checkbox', { name: `Compare ${args.item.title}` }),
    );
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Chosen: Story = {
  parameters: {
    state: 'compare checkbox, chosen',
    recipe: 'Select “Compare” on a tile of /c/paper.',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  args: { isChosen: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** A membership has no properties to compare. */
export const NotComparable: Story = {
  args: { item: aTileItem({ title: 'Premium membership', compareItemID: undefined }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
  },
};

export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, '.repeat(5) }) },
};

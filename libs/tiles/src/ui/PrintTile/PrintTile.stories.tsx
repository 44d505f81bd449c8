import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { PrintTile } from './PrintTile.tsx';

const meta = {
  title: 'Tiles/PrintTile',
  component: PrintTile,
  parameters: {
    receivesData: {
      Loading: 'it shows with the data of its page',
      Empty: 'a tile always has a product',
      Failed: 'the page shows the error',
    },
  },
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
  parameters: {
    state: 'tile for printing',
    recipe:
      'Order 24110101 twice as the same shopper, open /quick-order, then press “Print this list with item numbers”.',
    testedIn: 'apps/storefront/e2e/tile-variants.journey.ts',
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { OrderDetailsTile } from './OrderDetailsTile.tsx';

const meta = {
  title: 'Tiles/OrderDetailsTile',
  component: OrderDetailsTile,
  parameters: {
    receivesData: {
      Loading: 'it shows with the data of its page',
      Empty: 'a tile always has a product',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: { item: aTileItem(), quantity: 3 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderDetailsTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'tile of a list of order details',
    recipe: 'Place an order, then press “Show today’s prices”.',
    testedIn: 'apps/storefront/e2e/tile-variants.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: args.item.title })).toHaveAttribute(
      'href',
      args.item.itemUrl,
    );
    await expect(canvas.getByText('Ordered: 3')).toBeVisible();
  },
};

/** Next to the price that was paid. */
export const PriceChanged: Story = {
  parameters: {
    state: 'tile of an ordered product whose price changed',
    recipe: 'Place an order, import another price, then press “Show today’s prices”.',
  },
  args: { paidPrice: 4299 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ordered: 3, you paid $42.99 each')).toBeVisible();
    await expect(canvas.getByText(/\$45\.99/)).toBeVisible();
  },
};

export const FewLeft: Story = { args: { item: aTileItem({ unitsLeft: 2 }) } };

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { BundleContents } from './BundleContents.tsx';

const bundle = buildCartItem({
  product: { name: 'Quillane Home office starter kit' },
  priceInfo: { finalPricePerUnit: 49.99, uom: 'each' },
});
const part = (cartItemId: string, name: string, qty: number, price = 0) =>
  buildCartItem({
    cartItemId,
    qty,
    parentRelationType: 'BUNDLE',
    itemAttributes: { partBundle: true },
    product: { name },
    priceInfo: { finalPricePerUnit: price },
  });

const meta = {
  title: 'Cart/BundleContents',
  component: BundleContents,
  tags: ['autodocs'],
  args: {
    bundle,
    parts: [
      part('paper', 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets', 2),
      part('pens', 'Penlarch Fathom gel pens, 0.5 mm, blue, 12-pack', 1),
    ],
  },
} satisfies Meta<typeof BundleContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'contents of a bundle',
    recipe: 'Add 24159101 from /p/24159101, then open /cart.',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  play: async ({ canvasElement }) => {
    const contents = within(canvasElement).getByRole('region', { name: /^Contents of Quillane Home office/ });
    await expect(within(contents).getAllByText('Included')).toHaveLength(2);
    await expect(contents).toHaveTextContent('Bundle price$49.99');
  },
};

export const LongContent: Story = {
  args: {
    parts: Array.from({ length: 8 }, (_, place) =>
      part(
        `part-${place}`,
        'Quillane Archival heavyweight cotton resumé paper with a name that is longer than a label',
        99,
      ),
    ),
  },
};

/** A part has a separate price. */
export const PricedPart: Story = {
  parameters: {
    state: 'bundle: part with a price',
    recipe: 'Storybook only: the parts of the bundles in the demo are included.',
  },
  args: { parts: [part('lamp', 'Corvelle desk lamp', 1, 24.5)] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Bundle price$74.49');
  },
};

/** A part of the bundle is out of stock. */
export const PartOutOfStock: Story = {
  parameters: {
    state: 'bundle: part out of stock',
    recipe: 'Storybook only: the parts of a bundle take no stock of their own.',
  },
  args: {
    parts: [
      {
        ...part('pens', 'Penlarch Fathom gel pens, 0.5 mm, blue, 12-pack', 1),
        messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }],
      },
    ],
  },
};

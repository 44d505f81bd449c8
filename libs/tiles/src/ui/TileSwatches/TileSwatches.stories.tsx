import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aSwatchSet } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileSwatches, type TileSwatchesProps } from './TileSwatches.tsx';

const { swatches, count } = aSwatchSet();

/** A tile that shows the product of the chosen color. */
function Tile(args: TileSwatchesProps) {
  const [id, setId] = useState(args.chosenId);
  const item = args.swatches.find((swatch) => swatch.item.itemId === id)?.item ?? swatches[0]!.item;
  return (
    <ProductTile
      item={item}
      headingLevel={2}
      formAction="#"
      renderSwatches={() => (
        <TileSwatches
          {...args}
          chosenId={id}
          onChoose={(chosen) => {
            setId(chosen.itemId);
            args.onChoose(chosen);
          }}
        />
      )}
    />
  );
}

const meta = {
  title: 'Tiles/TileSwatches',
  component: TileSwatches,
  parameters: {
    receivesData: {
      Loading: 'the tile shows the number of colors in words until then',
      Empty: 'the tile shows the number of colors in words instead',
      Failed: 'the tile shows the number of colors in words instead',
    },
  },
  tags: ['autodocs'],
  args: {
    title: 'Penlarch gel pens, black, 12-Pack',
    swatches: swatches.slice(0, 4),
    count: 4,
    chosenId: swatches[0]!.item.itemId,
    onChoose: fn(),
  },
  render: (args) => <Tile {...args} />,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TileSwatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choosing a color changes the name, the price and the product of the button. */
export const Default: Story = {
  parameters: {
    state: 'swatches',
    recipe: 'Search for “gel pens”; the colors load when a tile comes into view.',
    testedIn: 'apps/storefront/e2e/swatches.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Red' }));
    await expect(args.onChoose).toHaveBeenCalledWith(swatches[2]!.item);
    await expect(canvas.getByRole('link', { name: 'Penlarch gel pens, red, 12-Pack' })).toBeVisible();
    await expect(canvas.getByText('$15.29')).toBeVisible();
    await expect(canvasElement.querySelector('input[name="itemId"]')).toHaveValue(swatches[2]!.item.itemId);
    await expect(canvas.getByRole('radio', { name: 'Red' })).toBeChecked();
  },
};

/** The arrow keys choose, as in every group of radio buttons. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Black' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Red' })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith(swatches[2]!.item);
  },
};

/** Colors beyond the fifth are counted; a color with a photo shows it. */
export const More: Story = {
  parameters: {
    state: 'swatches +n',
    recipe: 'Search for “gel pens”.',
    testedIn: 'apps/commerce-api/src/domains/catalog/compare.test.ts',
  },
  args: { swatches, count },
  play: async ({ canvasElement }) => {
    const colors = within(canvasElement).getByRole('radiogroup', { name: /^Color of Penlarch/ });
    await expect(within(colors).getAllByRole('radio')).toHaveLength(5);
    await expect(colors).toHaveTextContent('+2 more colors');
  },
};

/** An out-of-stock color is struck through, with text for screen readers. */
export const OutOfStock: Story = {
  parameters: {
    state: 'swatch out of stock',
    recipe: 'Storybook only: it depends on the stock of the demo.',
    testedIn: 'apps/commerce-api/src/domains/catalog/compare.test.ts',
  },
  args: { chosenId: swatches[1]!.item.itemId },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Blue, out of stock' })).toBeChecked();
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
};

/** The narrowest tile on a phone has room for five colors and a number. */
export const Phone: Story = {
  args: { swatches, count: 12 },
  decorators: [(Story) => <div style={{ inlineSize: '156px' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const colors = within(canvasElement).getByRole('radiogroup');
    await expect(colors.scrollWidth).toBeLessThanOrEqual(colors.clientWidth);
  },
};

export const LongContent: Story = {
  args: {
    title: 'Penlarch gel pens, '.repeat(8),
    swatches: swatches.map((swatch) => ({ ...swatch, label: `${swatch.label} with a long name` })),
    count: 123,
  },
};

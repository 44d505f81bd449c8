import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aSwatchSet, aTileItem } from '../../testing/index.ts';
import { TileSwatches } from '../TileSwatches/TileSwatches.tsx';
import { TileColors } from './TileColors.tsx';

const meta = {
  title: 'Tiles/Parts/TileColors',
  component: TileColors,
  args: { item: aTileItem({ hasVariants: true, variantCounts: { Color: 7 }, variantCount: 7 }) },
} satisfies Meta<typeof TileColors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of colors as text, until the colors have loaded, or if they fail to load. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 colors')).toBeVisible();
  },
};
export const Swatches: Story = {
  args: {
    renderSwatches: () => {
      const { swatches, count } = aSwatchSet('24480001');
      return (
        <TileSwatches
          title={aTileItem().title}
          swatches={swatches}
          count={count}
          chosenId="24480001"
          onChoose={fn()}
        />
      );
    },
  },
};
export const TwoAxes: Story = {
  args: { item: aTileItem({ variantCounts: { Color: 3, Size: 2 }, variantCount: 6 }) },
};
/** A product without choices. */
export const Empty: Story = {
  args: { item: aTileItem({ variantCounts: {} }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
/** Choices of other kinds are counted together. */
export const LongContent: Story = {
  parameters: {
    state: 'choices of several kinds',
    recipe: 'Storybook only: no product of the demo has three kinds of choices.',
  },
  args: { item: aTileItem({ variantCounts: { Color: 14, Size: 22, Ruling: 5 }, variantCount: 1540 }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileDismiss } from './TileDismiss.tsx';

const meta = {
  title: 'Tiles/TileDismiss',
  component: TileDismiss,
  parameters: {
    receivesData: {
      Loading: 'it shows with the data of its page',
      Empty: 'a tile always has a product',
      Failed: 'the page shows the error',
    },
  },
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
  parameters: {
    state: 'a recommendation that can be removed',
    recipe: 'Add a product to the cart, open /cart, and scroll to the end of the page.',
    testedIn: 'apps/storefront/e2e/recommendations.journey.ts',
  },
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

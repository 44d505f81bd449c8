import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { CarouselMiniTile } from './CarouselMiniTile.tsx';

const meta = {
  title: 'Tiles/CarouselMiniTile',
  component: CarouselMiniTile,
  parameters: {
    receivesData: { Loading: 'the row shows placeholders', Empty: 'a tile always has a product' },
  },
  tags: ['autodocs'],
  args: { item: aTileItem(), onAdd: fn(), formAction: '#', headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarouselMiniTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'carousel mini tile',
    recipe: 'Add a product to the cart: the recommendations of the confirmation.',
    testedIn: 'apps/storefront/e2e/recommendations.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${args.item.title}` }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
  },
};
export const InCart: Story = { args: { inCart: 2 } };
export const AddPending: Story = { args: { addStatus: 'pending' } };
export const Failed: Story = { args: { addStatus: 'failed' } };
export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { SponsoredTile } from './SponsoredTile.tsx';

const meta = {
  title: 'Tiles/SponsoredTile',
  component: SponsoredTile,
  parameters: {
    receivesData: {
      Loading: 'it shows with the data of its page',
      Empty: 'a tile always has a product',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: { item: aTileItem(), onAdd: fn(), formAction: '#', headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SponsoredTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'sponsored',
    recipe: '/search?q=pens, then scroll to the end of the page.',
    testedIn: 'apps/storefront/e2e/sponsored.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Sponsored')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${args.item.title}` }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
  },
};

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};

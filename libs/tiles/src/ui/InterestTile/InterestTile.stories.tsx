import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { InterestTile } from './InterestTile.tsx';

const meta = {
  title: 'Tiles/InterestTile',
  component: InterestTile,
  parameters: {
    receivesData: {
      Loading: 'it shows with the data of its page',
      Empty: 'a tile always has a product',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: { item: aTileItem(), interest: 'Paper', onAdd: fn(), formAction: '#', headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InterestTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'interest-based tile',
    recipe: 'Sign in, order 24140103, then scroll to the end of /.',
    testedIn: 'apps/storefront/e2e/tile-variants.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Based on your interest in Paper')).toBeVisible();
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

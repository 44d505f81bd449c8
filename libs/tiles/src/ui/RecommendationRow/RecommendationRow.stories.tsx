import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RECOMMENDATION_HEADINGS } from '../../model/index.ts';
import { tileItems } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { RecommendationRow } from './RecommendationRow.tsx';

const tiles = (count: number, busy = false) => (
  <TileGrid label={RECOMMENDATION_HEADINGS.alsoBought} layout="row" busy={busy}>
    {tileItems(count).map((item, n) => (
      <ProductTile key={`${item.itemId}-${n}`} item={item} />
    ))}
  </TileGrid>
);

const meta = {
  title: 'Tiles/RecommendationRow',
  component: RecommendationRow,
  tags: ['autodocs'],
  args: {
    heading: RECOMMENDATION_HEADINGS.alsoBought,
    phase: 'filled',
    count: 10,
    children: tiles(10),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RecommendationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'recommendations, filled',
    recipe: 'Scroll to the end of a product page.',
    testedIn: 'libs/tiles/src/state/recommendations.sagas.test.ts',
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('region', { name: 'Customers also bought' });
    await expect(within(row).getAllByRole('listitem')).toHaveLength(10);
  },
};

/** Placeholders reserve space for the tiles. */
export const Loading: Story = {
  parameters: {
    state: 'recommendations, pending',
    recipe: 'Slow `/atRecommendation` in the browser’s tools, then scroll to the end of a product page.',
    testedIn: 'libs/tiles/src/state/recommendations.sagas.test.ts',
  },
  args: { phase: 'pending', count: 0, children: undefined },
};

/** The tiles of the last reply stay while newer ones load. */
export const Refreshing: Story = {
  args: { phase: 'pending', children: tiles(10, true) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing to recommend: neither a heading nor an empty row. */
export const Empty: Story = {
  parameters: {
    state: 'recommendations, filled without any items',
    recipe: 'Run `npm run toggles -- off recommendations`, then scroll to the end of a product page.',
    testedIn: 'libs/tiles/src/state/recommendations.sagas.test.ts',
  },
  args: { count: 0, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    state: 'recommendations, failed',
    recipe: 'Block `/atRecommendation` in the browser’s tools, then scroll to the end of a product page.',
    testedIn: 'libs/tiles/src/state/recommendations.sagas.test.ts',
  },
  args: { phase: 'failed', count: 0, children: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('We couldn’t load recommendations.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A reload has failed: the tiles of the last reply stay. */
export const FailedReload: Story = {
  args: { phase: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('We couldn’t load recommendations.')).not.toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    heading:
      'Recommended for you because of the printers and the paper that your organization buys every month',
    count: 25,
    children: tiles(25),
  },
};

export const One: Story = { args: { count: 1, children: tiles(1) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Dark: Story = { globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { tileItems } from '../../testing/index.ts';
import { SPONSORED_MESSAGES } from '../sponsored-messages.ts';
import { SponsoredTile } from '../SponsoredTile/SponsoredTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { SponsoredRow } from './SponsoredRow.tsx';

const { sponsored: texts } = SPONSORED_MESSAGES;

const tiles = (items = tileItems(6)) => (
  <TileGrid label={texts.heading} layout="row">
    {items.map((item, place) => (
      <SponsoredTile key={`${item.itemId}-${place}`} item={{ ...item, isSponsored: true }} />
    ))}
  </TileGrid>
);

const meta = {
  title: 'Tiles/SponsoredRow',
  component: SponsoredRow,
  tags: ['autodocs'],
  args: { count: 6, children: tiles() },
  parameters: {
    receivesData: { Loading: 'it shows once its products have loaded', Failed: 'a failure shows nothing' },
    layout: 'padded',
  },
} satisfies Meta<typeof SponsoredRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every tile has the label, and the row explains why it is shown. */
export const Default: Story = {
  parameters: {
    state: 'row of sponsored products',
    recipe: '/search?q=pens, then scroll to the end of the page.',
    testedIn: 'apps/storefront/e2e/sponsored.journey.ts',
  },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('region', { name: texts.heading }));
    await expect(row.getAllByText('Sponsored')).toHaveLength(6);
    await expect(row.getByText(texts.explanation)).not.toBeVisible();
    await userEvent.click(row.getByText(texts.why));
    await expect(row.getByText(texts.explanation)).toBeVisible();
  },
};

/** No product is sponsored, or the ad server failed: no heading and no gap. */
export const Empty: Story = {
  parameters: {
    state: 'no sponsored products, or a failed ad server',
    recipe: 'Block `/getCriteoData` in the browser’s tools, then scroll to the end of /search?q=pens.',
    testedIn: 'apps/storefront/e2e/sponsored.journey.ts',
  },
  args: { count: 0, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    children: tiles(
      tileItems(6).map((item) => ({
        ...item,
        title: `${item.title}, sold with a very long name `.repeat(3),
      })),
    ),
  },
};

export const One: Story = { args: { count: 1, children: tiles(tileItems(1)) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@foolscap/ui/components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { comparedItems } from '../../testing/index.ts';
import { CompareTile } from '../CompareTile/CompareTile.tsx';
import { ComparePage } from './ComparePage.tsx';

const itemIds = comparedItems.map(({ itemId }) => itemId);

const meta = {
  title: 'Tiles/ComparePage',
  component: ComparePage,
  tags: ['autodocs'],
  args: {
    phase: 'ready',
    data: { items: [...comparedItems], missing: [] },
    itemIds,
    onOnlyDifferences: fn(),
    onRetry: fn(),
    formAction: '#',
    emptyActions: <ButtonLink href="#search">Browse products</ButtonLink>,
    renderHead: (item) => <CompareTile item={item} removeHref="#without" onRemove={fn()} formAction="#" />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'comparison',
    recipe: '/compare?items=24110101,24110202',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Show only differences' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onOnlyDifferences).toHaveBeenCalledWith(true);
  },
};

export const OnlyDifferences: Story = {
  parameters: {
    state: 'comparison, only differences',
    recipe: '/compare?items=24110101,24110202&differences=1',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  args: { onlyDifferences: true },
};

export const Loading: Story = {
  parameters: {
    state: 'comparison, loading',
    recipe: 'Slow `/catalog/compare`, then press “Compare” in the bar.',
  },
  args: { phase: 'loading', data: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the products');
  },
};

export const Empty: Story = {
  parameters: {
    state: 'comparison without products',
    recipe: '/compare',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  args: { itemIds: [], data: { items: [], missing: [] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'No products to compare' }),
    ).toBeVisible();
  },
};

export const OneProduct: Story = {
  parameters: { state: 'comparison of one product', recipe: '/compare?items=24110101' },
  args: { itemIds: itemIds.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Add another product to compare it with this one.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    state: 'comparison, failed',
    recipe: 'Block `/catalog/compare`, then press “Compare” in the bar.',
    testedIn: 'libs/tiles/src/state/compare.sagas.test.ts',
  },
  args: { phase: 'failed', data: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A withdrawn product is named; an unknown one has only its number. */
export const MissingProducts: Story = {
  parameters: {
    state: 'comparison with products that are no longer sold',
    recipe: '/compare?items=24110101,no-such-item',
    testedIn: 'apps/commerce-api/src/domains/catalog/compare.test.ts',
  },
  args: {
    itemIds: [...itemIds.slice(0, 2), 'gone', '404'],
    data: {
      items: comparedItems.slice(0, 2),
      missing: [{ itemId: 'gone', title: 'Halden typing paper' }, { itemId: '404' }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'We no longer carry these products: Halden typing paper; item 404.',
    );
  },
};

/** The URL contains more than four products. */
export const TooMany: Story = {
  args: { ignored: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'You can compare up to four products, so we left out the rest.',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongContent: Story = {
  args: {
    data: {
      items: comparedItems.map((item) => ({ ...item, title: `${item.title}, `.repeat(4) })),
      missing: [],
    },
  },
};

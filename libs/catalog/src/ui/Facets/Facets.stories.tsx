import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildResults } from '../../testing/index.ts';
import { searchParams } from '../../client/index.ts';
import { Facets } from './Facets.tsx';

const { facets } = buildResults();
const meta = {
  title: 'Catalog/Facets',
  component: Facets,
  tags: ['autodocs'],
  args: {
    facets,
    query: { q: 'paper' },
    action: '/search',
    hrefFor: (query) => `/search?${searchParams(query)}`,
    onChange: fn(),
  },
  // As wide as the sidebar of a product list.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Facets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'facets', recipe: '/search?q=paper' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Quillane/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'paper', brand: ['Quillane'] });
    await userEvent.type(canvas.getByRole('textbox', { name: /From/ }), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply price' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'paper', minPrice: '5' });
  },
};
/** Each price range and each minimum rating is a link; the rest of the query stays. */
export const Links: Story = {
  parameters: {
    state: 'facets without JavaScript',
    recipe: 'Turn JavaScript off in the browser’s tools, then open /search?q=paper.',
  },
  args: { query: { q: 'paper', sort: 'price-asc', page: '3' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /\$5 to \$10 \(8\)/ })).toHaveAttribute(
      'href',
      '/search?q=paper&sort=price-asc&minPrice=5&maxPrice=9.99',
    );
    await expect(canvas.getByRole('link', { name: /Under \$5/ })).toHaveAttribute(
      'href',
      '/search?q=paper&sort=price-asc&maxPrice=4.99',
    );
    await expect(canvas.getByRole('link', { name: /4\.0 out of 5 stars and up/ })).toHaveAttribute(
      'href',
      '/search?q=paper&sort=price-asc&rating=4',
    );
  },
};
/** With a chosen store, pickup there is a filter. */
export const PickupAtStore: Story = {
  parameters: {
    state: 'pickup at the store',
    recipe: 'Choose a store at /stores, then open /search?q=paper.',
  },
  args: {
    facets: { ...facets, pickup: [{ value: '1547', count: 6, selected: false }] },
    storeName: 'Framingham',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Pickup at Framingham (6)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'paper', pickup: 'true', store: '1547' });
  },
};
/** Without a chosen store, a link to choose one. */
export const NoStore: Story = {
  parameters: { state: 'pickup without a store', recipe: 'Open /search?q=paper as a new visitor.' },
  args: { storesHref: '/stores?back=%2Fsearch%3Fq%3Dpaper' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Choose a store for pickup' })).toHaveAttribute(
      'href',
      '/stores?back=%2Fsearch%3Fq%3Dpaper',
    );
    await expect(canvas.queryByRole('checkbox', { name: /Pickup/ })).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    facets: {
      ...facets,
      brand: [
        'Harbourne & Daughters Seating',
        'Ostermere Paper Mills of the Connecticut River Valley',
        'Quillane',
        'Bellwether Desk Instruments',
        'Tidewell',
        'Extraordinarilylongbrandnamewithoutspaces',
        'Penlarch Writing Instruments',
        'Sundial',
        'Kettlewick',
        'Kestrel',
        'Corvelle',
        'Halden',
        'Marrow Coffee Roasters',
        'Tolvane',
      ].map((value, n) => ({ value, count: 1234 - n * 97, selected: n === 2 })),
    },
  },
};
export const Selected: Story = {
  parameters: { state: 'facets chosen', recipe: '/search?q=pens&brand=Penlarch' },
  args: {
    facets: {
      ...facets,
      inStock: [{ value: 'true', count: 14, selected: true }],
      color: facets.color.map((each) => ({ ...each, selected: each.value === 'Blue' })),
      rating: facets.rating.map((each) => ({ ...each, selected: each.value === '4' })),
      priceRange: facets.priceRange.map((each) => ({ ...each, selected: each.min === 5 })),
    },
    query: { inStock: 'true', color: ['Blue'], rating: '4', minPrice: '5', maxPrice: '9.99' },
  },
};

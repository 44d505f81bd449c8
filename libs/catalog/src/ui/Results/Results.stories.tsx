import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid, SkeletonText, Skeleton, Stack } from '@foolscap/ui/components';
import { searchParams } from '../../client/index.ts';
import { buildCategory, buildResults, buildTile, buildTiles, departments } from '../../testing/index.ts';
import { SampleTiles } from '../../testing/SampleTiles.tsx';
import { CategoryTiles } from '../CategoryTiles/CategoryTiles.tsx';
import { Results } from './Results.tsx';

const tiles = <SampleTiles items={buildTiles(8)} label="Products" />;

const meta = {
  title: 'Catalog/Results',
  component: Results,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    data: buildResults({ query: 'paper', items: buildTiles(30) }),
    query: { q: 'paper' },
    action: '/search',
    hrefFor: (query) => `/search?${searchParams(query)}`,
    onQueryChange: fn(),
    onRetry: fn(),
    tiles,
    skeleton: (
      <Grid>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
          <Stack key={n} gap={1}>
            <Skeleton shape="picture" />
            <SkeletonText lines={2} />
          </Stack>
        ))}
      </Grid>
    ),
  },
} satisfies Meta<typeof Results>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'results',
    recipe: '/search?q=paper',
    testedIn: 'apps/storefront/e2e/search.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Sort by' }), 'name');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ q: 'paper', sort: 'name' });
  },
};
/** The forms of filters and sort order keep the page's other parameters, even without JavaScript. */
export const HiddenFields: Story = {
  args: { fields: <input type="hidden" name="view" value="list" /> },
  play: async ({ canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll('form')];
    // The filters are rendered twice: next to the list, and above it on phones.
    await expect(forms.map((form) => new FormData(form).get('view'))).toEqual(['list', 'list', 'list']);
  },
};
export const LongContent: Story = {
  args: {
    data: buildResults({
      query: '',
      category: {
        id: 'paper',
        name: 'Paper, card stock, labels and everything else that goes through a printer',
        description:
          'Copy paper by the ream and by the carton, cotton and laid papers for letters that are kept, heavy stock for covers and cards, and labels on sheets for laser and inkjet printers. Most of it is made of recycled fiber; weight and brightness are part of each name.',
        image: '',
      },
      items: buildTiles(8),
      breadcrumbs: [{ id: 'paper', name: 'Paper, card stock, labels and everything else', url: '/c/paper' }],
    }),
  },
};
export const Loading: Story = {
  parameters: { state: 'results loading', recipe: 'Slow `/catalog/search`, then follow a link to /c/paper.' },
  args: { data: undefined },
};
/** The previous list stays, dimmed, while the next one loads. */
export const Reloading: Story = {
  parameters: {
    state: 'newer results loading',
    recipe: 'Open /c/paper, slow `/catalog/search`, then change the order.',
  },
  args: { loading: true },
};
/** Links to other pages are below. */
export const Empty: Story = {
  parameters: {
    state: 'no results',
    recipe: '/search?q=xyzzy',
    testedIn: 'apps/storefront/e2e/search.journey.ts',
  },
  args: {
    data: buildResults({ query: 'unobtainium', items: [] }),
    elsewhere: <CategoryTiles categories={departments} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Writing/ })).toHaveAttribute('href', '/c/writing');
  },
};
export const NoMatches: Story = {
  parameters: { state: 'no products match the filters', recipe: '/search?q=pens&brand=Ostermere' },
  args: { data: buildResults({ items: [] }), query: { brand: ['Quillane'] } },
};
export const PartialMatches: Story = {
  parameters: { state: 'partial matches', recipe: '/search?q=paper+xyzzy' },
  args: { data: buildResults({ query: 'office chair', matchedBy: 'ANY', items: buildTiles(8) }) },
};
/** The query has a brand that is not sold. */
export const MissingWords: Story = {
  parameters: { state: 'partial matches: a brand that is not sold', recipe: '/search?q=acmeco+chair' },
  args: {
    data: buildResults({
      query: 'acmeco chair',
      matchedBy: 'ANY',
      missingWords: ['acmeco'],
      items: buildTiles(8),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^We don’t carry “acmeco”/)).toBeVisible();
  },
};
export const CorrectedQuery: Story = {
  parameters: { state: 'corrected query', recipe: '/search?q=stapeler' },
  args: {
    data: buildResults({
      query: 'papre',
      matchedBy: 'SIMILAR',
      correctedQuery: 'paper',
      items: buildTiles(8),
    }),
  },
};
export const DidYouMean: Story = {
  parameters: {
    state: 'did you mean',
    recipe: 'Storybook only: the API corrects such a search itself.',
    testedIn: 'apps/storefront/e2e/search.journey.ts',
  },
  args: {
    data: buildResults({ query: 'labal', didYouMean: 'label', items: buildTiles(8) }),
    query: { q: 'labal' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'label' })).toHaveAttribute(
      'href',
      '/search?q=label',
    );
  },
};
/** The products of a brand, which product pages link to. */
export const Brand: Story = {
  args: { data: buildResults({ query: '' }), query: { brand: ['Quillane'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: /^Quillane/ })).toBeVisible();
  },
};
/** Filters can be removed one by one, or all together. */
export const FiltersApplied: Story = {
  parameters: { state: 'narrowed', recipe: '/search?q=pens&brand=Penlarch' },
  args: {
    query: {
      q: 'paper',
      brand: ['Quillane'],
      color: ['White'],
      minPrice: '5',
      maxPrice: '9.99',
      rating: '4',
    },
  },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Applied filters' }));
    await expect(list.getByRole('link', { name: 'Quillane Remove filter' })).toHaveAttribute(
      'href',
      '/search?q=paper&color=White&minPrice=5&maxPrice=9.99&rating=4',
    );
    await expect(list.getByRole('link', { name: '$5 to $10 Remove filter' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/search?q=paper');
  },
};
export const Subcategories: Story = {
  parameters: { state: 'subcategories of a department', recipe: '/c/paper' },
  args: {
    data: buildResults({
      category: {
        id: 'paper',
        name: 'Paper',
        description: 'Everything that goes through a printer.',
        image: '',
      },
      breadcrumbs: [{ id: 'paper', name: 'Paper', url: '/c/paper' }],
      items: buildTiles(8),
    }),
    query: {},
    subcategories: ['Copy paper', 'Photo paper', 'Card stock', 'Labels'].map((name, index) =>
      buildCategory({ id: name, name, count: 12 + index * 9, parentId: 'paper' }),
    ),
  },
};
/** More pages than fit. */
export const ManyPages: Story = {
  parameters: { state: 'very many pages', recipe: '/search (all products)' },
  args: {
    data: buildResults({ query: 'paper', items: buildTiles(24), page: 7, totalPages: 42, totalItems: 1_002 }),
    query: { q: 'paper', page: '7' },
  },
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: /pages/i }));
    // On a phone the page numbers are hidden.
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/search?q=paper&page=8',
    );
  },
};
export const Failed: Story = {
  parameters: {
    state: 'results failed',
    recipe: 'Fail `/catalog/search`, then open /c/paper.',
    testedIn: 'libs/catalog/src/state/catalog.sagas.test.ts',
  },
  args: { failed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** On a phone, the filters end with a button that stays in view, closes them and moves focus to the list. */
export const FiltersOnPhone: Story = {
  args: { data: buildResults({ items: buildTiles(8), totalItems: 12 }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Filter', { selector: 'summary' }));
    const show = await canvas.findByRole('link', { name: 'Show 12 products' });
    await expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(show);
    await expect(show).not.toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByLabelText('Sort by'));
  },
};

/** A search for one long word does not overflow on a phone. */
export const OneLongWord: Story = {
  args: { data: buildResults({ query: 'w'.repeat(300), items: [] }), query: { q: 'w'.repeat(300) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OneLongWordFound: Story = {
  args: {
    data: buildResults({ query: 'w'.repeat(300), items: [buildTile()] }),
    query: { q: 'w'.repeat(300) },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

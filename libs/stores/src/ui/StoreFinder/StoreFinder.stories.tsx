import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { aFoundStore, storesAround } from '../../testing/index.ts';
import type { StoreMapView } from '../LazyStoreMap/LazyStoreMap.tsx';
import { StoreFinder } from './StoreFinder.tsx';

/** A map without WebGL, so that the finder's stories do not need it; the map of `@foolscap/stores/map` has its own stories. */
const Pins = ({ stores, selected, onSelect }: StoreMapView) => (
  <section aria-label={`Map of ${stores.length} stores`}>
    {stores.map(({ storeNumber, name }) => (
      <Button
        key={storeNumber}
        aria-pressed={storeNumber === selected}
        onClick={() => onSelect?.(storeNumber)}
      >
        {name}
      </Button>
    ))}
  </section>
);

const meta = {
  title: 'Stores/StoreFinder',
  component: StoreFinder,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    text: '01702',
    radius: 20,
    phase: 'ready',
    stores: storesAround.slice(0, 3),
    chosen: '1547',
    onSearch: fn(),
    onLocate: fn(),
    onRetry: fn(),
    Map: Pins,
    chooseForm: { action: '#choose', fields: null },
  },
} satisfies Meta<typeof StoreFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** List and map. */
export const Default: Story = {
  parameters: {
    state: 'radius message, list and map',
    recipe: '/stores?q=01702',
    testedIn: 'libs/stores/src/model/model.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 stores within 20 miles')).toBeVisible();
    // The list and the map highlight the same store.
    await userEvent.click(canvas.getByRole('button', { name: '2, show Natick on the map' }));
    await expect(canvas.getByRole('button', { name: 'Natick' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Marlborough' }));
    await expect(canvas.getByRole('button', { name: '3, show Marlborough on the map' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const field = canvas.getByLabelText(/ZIP code/);
    await userEvent.clear(field);
    await userEvent.type(field, 'St. Louis');
    await userEvent.selectOptions(canvas.getByLabelText('Within'), '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Find stores' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'St. Louis', radius: 50 });
    // Restores the search form, so that the screenshot matches the results.
    await userEvent.selectOptions(canvas.getByLabelText('Within'), '20');
    await userEvent.clear(field);
    await userEvent.type(field, '01702');
    (document.activeElement as HTMLElement).blur();
  },
};
/** Without a map there is only the list. */
export const ListOnly: Story = {
  parameters: { state: 'list without a map', recipe: 'Storybook only: the shop has a map.' },
  args: { Map: undefined },
};
/** Before a search: the stores near the shopper, or near the default store of the site. */
export const Nearby: Story = {
  parameters: {
    state: 'finder: nearby stores before a search',
    recipe: '/stores',
    testedIn: 'apps/commerce-api/src/domains/stores/stores.test.ts',
  },
  args: { text: '', near: 'Natick, MA', chosen: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 stores within 20 miles of Natick, MA')).toBeVisible();
  },
};
/** No store is near the shopper: the stores are those near the default store. */
export const NoneNearby: Story = {
  args: { text: '', near: 'Natick, MA', noneNear: 'Prudhoe Bay, AK', chosen: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('There are no stores within 20 miles of Prudhoe Bay, AK.')).toBeVisible();
    await expect(canvas.getByText('3 stores within 20 miles of Natick, MA')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search within 50 miles' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: '', radius: 50 });
    (document.activeElement as HTMLElement).blur();
  },
};
export const SearchForm: Story = {
  parameters: { state: 'search form', recipe: 'Storybook only: the page searches near the shopper at once.' },
  args: { text: '', phase: 'idle', stores: [] },
};
export const BadText: Story = {
  parameters: {
    state: 'invalid text',
    recipe: 'Type "<b>" into the search of /stores and submit.',
    testedIn: 'libs/stores/src/state/stores.sagas.test.ts',
  },
  args: { text: '', phase: 'idle', stores: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/ZIP code/), 'Natick;');
    await userEvent.click(canvas.getByRole('button', { name: 'Find stores' }));
    await expect(canvas.getByText('Search with letters, numbers, commas and spaces only.')).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Locating: Story = {
  parameters: {
    state: 'locating',
    recipe: 'Press "Use my location" on /stores and leave the browser’s question open.',
  },
  args: { text: '', location: 'locating', phase: 'idle', stores: [] },
};
export const LocationDenied: Story = {
  parameters: {
    state: 'location denied',
    recipe: 'Press "Use my location" on /stores and refuse it in the browser.',
  },
  args: { text: '', location: 'denied', phase: 'idle', stores: [] },
};
export const Loading: Story = {
  parameters: {
    state: 'skeleton',
    recipe: 'Open /stores, choose "Slow 3G" in the browser’s tools, then search for 01702.',
  },
  args: { phase: 'loading', stores: [] },
};
/** The place exists, but no store is within the radius. */
export const Empty: Story = {
  parameters: { state: 'no results', recipe: '/stores?q=59718' },
  args: { text: '99501', stores: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No store found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search within 50 miles' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: '99501', radius: 50 });
    (document.activeElement as HTMLElement).blur();
  },
};
export const UnknownPlace: Story = {
  parameters: { state: 'finder: unknown place', recipe: '/stores?q=00000' },
  args: { text: '00001', stores: [], isPlaceKnown: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Check the ZIP code/)).toBeVisible();
  },
};
/** The address lookup service does not reply. */
export const LookupDown: Story = {
  parameters: {
    state: 'finder: addresses cannot be looked up',
    recipe: 'Start with PLACES_URL=http://127.0.0.1:9/?q={text}, then search /stores for "9 Vellum Lane".',
    testedIn: 'libs/stores/src/state/stores.sagas.test.ts',
  },
  args: { text: '9 Vellum Lane', stores: [], isPlaceKnown: false, isLookupDown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^We can’t look up addresses right now/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    state: 'fetch error',
    recipe: 'Open /stores, go offline in the browser’s tools, then search for 01702.',
    testedIn: 'libs/stores/src/state/stores.sagas.test.ts',
  },
  args: { phase: 'failed', stores: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
/** A search by store number has no center, so there are no distances. */
export const NoDistance: Story = {
  parameters: { state: 'no distance', recipe: '/stores?q=MA' },
  args: { text: 'MA', stores: storesAround.map((store) => ({ ...store, distance: undefined })).slice(0, 3) },
};
export const LoadMore: Story = {
  parameters: { state: 'load more', recipe: '/stores?q=01702&radius=100, then press "Show more stores".' },
  args: { radius: 50, stores: storesAround },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more stores' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
};
/** Only the nearest stores of a large area are listed. */
export const NearestOnly: Story = {
  parameters: {
    state: 'finder: only the nearest stores',
    recipe: 'Storybook only: no area of the demo has more than fifty stores.',
    testedIn: 'apps/commerce-api/src/domains/stores/stores.test.ts',
  },
  args: { radius: 100, stores: storesAround.slice(0, 4), total: 320 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('320 stores within 100 miles')).toBeVisible();
    await expect(canvas.getByText(/^These are the 4 nearest stores/)).toBeVisible();
  },
};
/** Only the first stores of a state are listed. */
export const FirstOfState: Story = {
  args: {
    text: 'MA',
    stores: storesAround.map((store) => ({ ...store, distance: undefined })).slice(0, 4),
    total: 61,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('61 stores')).toBeVisible();
    await expect(canvas.getByText(/^These are the first 4 stores/)).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    stores: [
      aFoundStore({ name: 'Shoppers World of Greater Framingham, East Entrance, beside the old paper mill' }),
      ...storesAround.slice(1, 2),
    ],
  },
};

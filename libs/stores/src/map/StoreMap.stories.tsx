import type { Meta, StoryObj } from '@storybook/react-vite';
import { addProtocol, removeProtocol } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aFoundStore, encodeStreetTile, storesAround } from '../testing/index.ts';
import { StoreMap } from './StoreMap.tsx';

const meta = {
  title: 'Stores/StoreMap',
  component: StoreMap,
  tags: ['autodocs'],
  // Tiles and labels of the canvas appear over several frames.
  parameters: { chromatic: { disableSnapshot: true } },
  // About as wide as in the shop. A larger canvas takes seconds to draw without a graphics card.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { stores: storesAround.slice(0, 3), chosen: '1547', workerUrl, onSelect: fn() },
} satisfies Meta<typeof StoreMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };
const untilDrawn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(0), WAIT);

/** The pins are buttons in the order of the list. */
export const Default: Story = {
  parameters: { state: 'map', recipe: '/stores?q=01702', testedIn: 'apps/storefront/e2e/stores.journey.ts' },
  play: async ({ canvasElement, args }) => {
    await untilDrawn(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Map of 3 stores' })).toBeVisible();
    const pins = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual([
      '1, Framingham',
      '2, Natick',
      '3, Marlborough',
    ]);
    await expect(canvasElement.querySelector('.maplibregl-ctrl-scale')).toHaveTextContent(/mi|ft/);
    await userEvent.click(pins[1]!);
    await expect(args.onSelect).toHaveBeenCalledWith('1622');
    pins[1]!.blur();
  },
};
/** The store that the list highlights. */
export const Selected: Story = {
  parameters: {
    state: 'map, selected store',
    recipe: 'Press the number of a store on /stores?q=01702.',
    testedIn: 'apps/storefront/e2e/stores.journey.ts',
  },
  args: { selected: '1622' },
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: '2, Natick' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const OneStore: Story = {
  parameters: { state: 'one pin', recipe: '/stores?q=99501' },
  args: { stores: storesAround.slice(1, 2), chosen: undefined },
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await expect(within(canvasElement).getByRole('region', { name: 'Map of 1 store' })).toBeVisible();
  },
};
/** Pins that would overlap are one button, which zooms in until they are separate. */
export const Overlapping: Story = {
  parameters: {
    state: 'map, pins close together',
    recipe: '/stores?q=01702&radius=100',
    testedIn: 'apps/storefront/e2e/stores.journey.ts',
  },
  args: {
    stores: [
      ...storesAround.slice(0, 1),
      aFoundStore({ storeNumber: '1548', name: 'Framingham Mall', latitude: 42.29, longitude: -71.41 }),
      aFoundStore({ storeNumber: '1999', name: 'Seattle', latitude: 47.6, longitude: -122.3 }),
    ],
  },
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^2 stores close together/ }));
    await waitFor(
      () => expect(canvas.getByRole('button', { name: '2, Framingham Mall' })).toBeVisible(),
      WAIT,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all stores' }));
    await waitFor(
      () => expect(canvas.getByRole('button', { name: /^2 stores close together/ })).toBeVisible(),
      WAIT,
    );
    (document.activeElement as HTMLElement).blur();
  },
};
/** Several stores at one address are spread out when the map cannot zoom in any closer. */
export const OnePlace: Story = {
  parameters: {
    state: 'map, several stores in one place',
    recipe: 'Storybook only: the stores of the demo are apart.',
    testedIn: 'libs/stores/src/map/arrange-pins.test.ts',
  },
  args: {
    stores: ['1', '2', '3'].map((each) => aFoundStore({ storeNumber: each, name: `Counter ${each}` })),
  },
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^3 stores close together/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '3, Counter 3' })).toBeVisible(), WAIT);
    (document.activeElement as HTMLElement).blur();
  },
};
/** Serves tiles inside of this page, as a protocol of maplibre. */
const serveTiles = (load: (request: { url: string }) => Promise<{ data: ArrayBuffer }>) => () => {
  addProtocol('story', load);
  return () => removeProtocol('story');
};
/** The scale of the map: feet at street level, miles if the map shows only its own data. */
const getScale = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.maplibregl-ctrl-scale');
const untilOwnData = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(getScale(canvasElement)).toHaveTextContent(/mi$/);
    await expect(within(canvasElement).getByText(/simplified/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/© OpenStreetMap/)).toBeNull();
  }, WAIT);
const later: { fail: () => void } = { fail: () => undefined };
const failAfterOneTile = () => {
  const failure = new Promise<void>((resolve) => (later.fail = resolve));
  let tiles = 0;
  return serveTiles(async () => {
    tiles += 1;
    if (tiles > 1) {
      await failure;
      throw new Error('The service is down');
    }
    return { data: encodeStreetTile().buffer };
  })();
};
const STREETS = { tiles: 'story://{z}/{x}/{y}', attribution: '© OpenStreetMap contributors' };

/** Streets from the operator's tile service, instead of the simplified routes. */
export const Streets: Story = {
  parameters: {
    state: 'map, streets',
    recipe: 'Set MAP_TILES_URL and MAP_TILES_ATTRIBUTION (docs/operators/stores.md), then open /stores/1547.',
    testedIn: 'apps/storefront/e2e/map-streets.journey.ts',
  },
  args: { streets: STREETS, stores: storesAround.slice(0, 1) },
  beforeEach: serveTiles(async () => ({ data: encodeStreetTile().buffer })),
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/© OpenStreetMap contributors/)).toBeVisible(), WAIT);
    await expect(canvas.queryByText(/simplified/)).toBeNull();
    await expect(getScale(canvasElement)).toHaveTextContent(/ft$/);
  },
};
/** An attribution that links to the terms of its source. */
export const LinkedAttribution: Story = {
  args: {
    streets: { ...STREETS, attributionUrl: 'https://www.openstreetmap.org/copyright' },
    stores: storesAround.slice(0, 1),
  },
  beforeEach: serveTiles(async () => ({ data: encodeStreetTile().buffer })),
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const link = await within(canvasElement).findByRole(
      'link',
      { name: '© OpenStreetMap contributors' },
      WAIT,
    );
    await expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    await expect(link.parentElement).toHaveTextContent(
      'Map data: © OpenStreetMap contributors, U.S. Census Bureau, Natural Earth',
    );
  },
};
/** When too many tiles fail to load, the map returns to its own data, at a zoom that shows some of it. */
export const StreetsFailed: Story = {
  parameters: {
    state: 'map, streets failed',
    recipe:
      'Set MAP_TILES_URL to a port without a server, http://127.0.0.1:9/{z}/{x}/{y}, then open /stores/1547.',
    testedIn: 'apps/storefront/e2e/map-streets.journey.ts',
  },
  args: { streets: STREETS, stores: storesAround.slice(0, 1), onSelect: fn() },
  beforeEach: failAfterOneTile,
  play: async ({ args, canvasElement }) => {
    await untilDrawn(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/© OpenStreetMap contributors/)).toBeVisible(), WAIT);
    await expect(getScale(canvasElement)).toHaveTextContent(/ft$/);
    later.fail();
    await untilOwnData(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '1, Framingham' }));
    await expect(args.onSelect).toHaveBeenCalledWith('1547');
    (document.activeElement as HTMLElement).blur();
  },
};
/** Tiles without features, such as those of a service without data for the area, do not replace the map's own data. */
export const StreetsEmpty: Story = {
  parameters: {
    state: 'map, streets empty',
    recipe: 'Set MAP_TILES_URL to a server that replies 404 to every tile, then open /stores/1547.',
    testedIn: 'apps/storefront/e2e/map-streets.journey.ts',
  },
  args: { streets: STREETS, stores: storesAround.slice(0, 1) },
  beforeEach: serveTiles(async () => ({ data: new ArrayBuffer(0) })),
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await untilOwnData(canvasElement);
  },
};
/** A view without data from the service shows the map's own data; streets reappear in a view that has some. */
export const StreetsEndHere: Story = {
  parameters: {
    state: 'map, streets end here',
    recipe:
      'Set MAP_TILES_URL to a service of one state, open /stores/1547, zoom out until the map shows the state, and move it to another one.',
    testedIn: 'libs/stores/src/map/street-watch.test.ts',
  },
  args: { streets: STREETS, stores: storesAround.slice(0, 1) },
  beforeEach: serveTiles(async ({ url }) => ({
    data: url.startsWith('story://13/') ? encodeStreetTile().buffer : new ArrayBuffer(0),
  })),
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/© OpenStreetMap contributors/)).toBeVisible(), WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(canvas.getByText(/simplified/)).toBeVisible(), WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(canvas.getByText(/© OpenStreetMap contributors/)).toBeVisible(), WAIT);
    (document.activeElement as HTMLElement).blur();
  },
};
/** When streets fail, a shopper who has moved the map stays at the same place. */
export const StreetsFailedAfterMove: Story = {
  args: { streets: STREETS, stores: storesAround.slice(0, 1) },
  beforeEach: failAfterOneTile,
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/© OpenStreetMap contributors/)).toBeVisible(), WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    later.fail();
    await waitFor(() => expect(canvas.getByText(/simplified/)).toBeVisible(), WAIT);
    await expect(getScale(canvasElement)).toHaveTextContent(/ft$/);
    (document.activeElement as HTMLElement).blur();
  },
};
/** A browser without WebGL. */
export const Unavailable: Story = {
  parameters: {
    state: 'map, no WebGL',
    recipe: 'Turn off WebGL in the browser, then open /stores?q=01702.',
    testedIn: 'apps/storefront/e2e/stores.journey.ts',
  },
  beforeEach: () => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = original;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your browser can’t show the map/)).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    stores: Array.from({ length: 30 }, (_, index) =>
      aFoundStore({
        storeNumber: String(1000 + index),
        name: `South of Market, by the old post office, no. ${index + 1}`,
        latitude: 30 + ((index * 7) % 17),
        longitude: -120 + ((index * 11) % 45),
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storesAround } from '../../testing/index.ts';
import { LazyStoreMap } from './LazyStoreMap.tsx';
import type { LazyStoreMapProps, StoreMapView } from './LazyStoreMap.tsx';

const List = ({ stores }: StoreMapView) => <p>A map of {stores.length} stores</p>;

const meta = {
  title: 'Stores/LazyStoreMap',
  component: LazyStoreMap,
  parameters: { receivesData: { Empty: 'no stores, no map' } },
  tags: ['autodocs'],
  args: {
    stores: storesAround.slice(0, 3),
    chosen: '1547',
    load: (): ReturnType<LazyStoreMapProps['load']> => Promise.resolve(List),
  },
} satisfies Meta<typeof LazyStoreMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any component can draw the map; the map of `@foolscap/stores/map` has its own stories. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('A map of 3 stores')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'map, loading',
    recipe: 'Choose "Slow 3G" in the browser’s tools, then open /stores?q=01702.',
  },
  args: { load: () => new Promise(() => undefined) },
};
export const Failed: Story = {
  parameters: {
    state: 'map, failed',
    recipe: 'Storybook only: block the chunk of the map in the browser’s tools.',
  },
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^We couldn’t load the map/)).toBeVisible();
  },
};
export const LongContent: Story = { args: { stores: storesAround } };

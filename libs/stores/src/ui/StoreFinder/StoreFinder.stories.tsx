import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aFoundStore } from '../../testing/index.ts';
import { StoreFinder } from './StoreFinder.tsx';

const natick = aFoundStore({
  storeNumber: '0008',
  name: 'Natick',
  latitude: 42.283,
  longitude: -71.349,
  distance: 3.4,
});

const meta = {
  title: 'Stores/StoreFinder',
  component: StoreFinder,
  args: {
    text: '01702',
    radius: 20,
    phase: 'ready',
    stores: [aFoundStore(), natick],
    chosen: '1547',
    onSearch: fn(),
    onLocate: fn(),
    onRetry: fn(),
    chooseForm: { action: '#choose', fields: null },
  },
} satisfies Meta<typeof StoreFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** List and map. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 stores within 20 miles')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Map of 2 stores/ })).toBeVisible();
    const field = canvas.getByLabelText(/Zip code/);
    await userEvent.clear(field);
    await userEvent.type(field, 'St. Louis');
    await userEvent.selectOptions(canvas.getByLabelText('Within'), '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Find stores' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'St. Louis', radius: 50 });
  },
};
export const SearchForm: Story = { args: { text: '', phase: 'idle', stores: [] } };
export const BadText: Story = {
  args: { text: '', phase: 'idle', stores: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Zip code/), 'Natick;');
    await userEvent.click(canvas.getByRole('button', { name: 'Find stores' }));
    await expect(canvas.getByText('Search with letters, numbers, commas and spaces only.')).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Locating: Story = { args: { location: 'locating', phase: 'idle', stores: [] } };
export const LocationDenied: Story = { args: { location: 'denied', phase: 'idle', stores: [] } };
export const Loading: Story = { args: { phase: 'loading', stores: [] } };
export const Empty: Story = {
  args: { stores: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No store found')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { phase: 'failed', stores: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** By name: nothing was searched around. */
export const NoDistance: Story = { args: { text: 'MA', stores: [aFoundStore({ distance: undefined })] } };
export const LoadMore: Story = {
  args: {
    radius: 100,
    stores: Array.from({ length: 9 }, (_, index) =>
      aFoundStore({
        storeNumber: String(2000 + index),
        name: [
          'Framingham',
          'Natick',
          'Marlborough',
          'Worcester',
          'Waltham',
          'Hudson',
          'Milford',
          'Lowell',
          'Quincy',
        ][index]!,
        latitude: 42 + ((index * 7) % 9) / 20,
        longitude: -71.4 + ((index * 4) % 9) / 14,
        distance: 3 + index * 4,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more stores' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
};
export const LongContent: Story = {
  args: { stores: [aFoundStore({ name: 'A store with a very long name '.repeat(4).trim() }), natick] },
};

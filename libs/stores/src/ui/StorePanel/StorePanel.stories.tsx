import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aFoundStore } from '../../testing/index.ts';
import { StorePanel } from './StorePanel.tsx';

const natick = aFoundStore({ storeNumber: '0008', name: 'Natick', city: 'Natick', distance: 3.4 });
const worcester = aFoundStore({
  storeNumber: '0112',
  name: 'Worcester',
  city: 'Worcester',
  distance: 19.2,
  phase: 'closed',
  storeStatus: 'Closed',
  storeStatusTime: 'opens at 8 am',
});

const meta = {
  title: 'Stores/StorePanel',
  component: StorePanel,
  args: {
    store: aFoundStore(),
    text: '01702',
    phase: 'ready',
    stores: [aFoundStore(), natick, worcester],
    onSearch: fn(),
    onLocate: fn(),
    onRetry: fn(),
    chooseForm: { action: '#choose', fields: null },
    allHref: '#stores',
  },
} satisfies Meta<typeof StorePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One's own store first, then others nearby. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Your store' })).toHaveTextContent('40 Ledger Road');
    await expect(canvas.getByRole('button', { name: 'Choose Natick' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose Framingham' })).toBeNull();
    const field = canvas.getByLabelText(/Zip code/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Boston{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Boston');
  },
};
export const NoStoreChosen: Story = {
  args: { store: undefined, text: '', phase: 'idle', stores: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Zip code/), '<b>{Enter}');
    await expect(canvas.getByText('Search with letters, numbers, commas and spaces only.')).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { phase: 'loading', stores: [] } };
export const Empty: Story = { args: { store: undefined, text: '99999', stores: [] } };
export const Failed: Story = {
  args: { phase: 'failed', stores: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Locating: Story = {
  args: { store: undefined, location: 'locating', phase: 'idle', stores: [] },
};
export const LocationDenied: Story = {
  args: { store: undefined, location: 'denied', phase: 'idle', stores: [] },
};
export const LongContent: Story = {
  args: {
    stores: [
      aFoundStore({
        storeNumber: '0535',
        name: 'South of Market, by the old post office on Proof Street, San Francisco',
        addressLine: '1200-1298 The-Very-Long-Boulevard-Of-The-Paper-Makers',
      }),
    ],
  },
};

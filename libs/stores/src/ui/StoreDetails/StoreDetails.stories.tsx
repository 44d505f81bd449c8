import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFoundStore, anOpening } from '../../testing/index.ts';
import { StoreDetails } from './StoreDetails.tsx';

const store = aFoundStore({ opening: anOpening });

const meta = {
  title: 'Stores/StoreDetails',
  component: StoreDetails,
  parameters: { receivesData: { Empty: 'a store always has content', Failed: 'the page shows the error' } },
  tags: ['autodocs'],
  args: { store, form: { action: '#choose', fields: null } },
} satisfies Meta<typeof StoreDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hours of each day, holidays, services and the address. */
export const Default: Story = {
  parameters: {
    state: 'store page',
    recipe: '/stores/1547',
    testedIn: 'apps/storefront/e2e/stores.journey.ts',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hours = within(canvas.getByRole('region', { name: 'Hours' }));
    await expect(hours.getAllByRole('term')).toHaveLength(7);
    await expect(hours.getByText('10 am-6 pm')).toBeVisible();
    const holidays = within(canvas.getByRole('region', { name: 'Holiday hours' }));
    await expect(holidays.getByText('Thu, Nov 26')).toBeVisible();
    await expect(holidays.getByText('Closed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make this your store: Framingham' })).toBeVisible();
  },
};
export const Chosen: Story = {
  parameters: { state: 'store page, chosen', recipe: 'Choose a store, then open /stores/1547.' },
  args: { chosen: true },
};
export const NoPickup: Story = {
  parameters: {
    state: 'store page, no pickup',
    recipe: 'Storybook only: every store of the demo offers pickup.',
  },
  args: { store: { ...store, pickup: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const NoServices: Story = {
  parameters: {
    state: 'store page, no services',
    recipe: 'Storybook only: every store of the demo has services.',
  },
  args: { store: { ...store, services: [] } },
};
/** A server that sends the hours as text only. */
export const NoOpeningData: Story = { args: { store: aFoundStore() } };
export const Holiday: Story = {
  parameters: {
    state: 'store page, holiday',
    recipe: '/stores/1547 on a public holiday, such as Thanksgiving.',
  },
  args: {
    store: { ...store, phase: 'holiday', storeStatus: 'Closed', storeStatusTime: 'until 8 am tomorrow' },
  },
};
export const Loading: Story = {
  parameters: {
    state: 'store page, loading',
    recipe: 'Choose "Slow 3G" in the browser’s tools, then follow the link of a store on /stores.',
  },
  args: { store: undefined },
};
export const LongContent: Story = {
  args: {
    store: {
      ...store,
      address: {
        addressLine1: '40001 Old Ledger Road at the corner of Papermill Turnpike, Building 12',
        city: 'Marlborough-on-the-Assabet',
        state: 'MA',
        zipcode: '01752',
      },
      services: ['Copy and print', 'Shredding', 'Shipping counter', 'Ink recycling', 'Passport photos'],
    },
    stock: 'The search of the stock',
    map: 'The map',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PickupInStore } from '../../contract/index.ts';
import { aFoundStore, storesAround } from '../../testing/index.ts';
import { PickupDrawer } from './PickupDrawer.tsx';

const found = (units: readonly number[], changes: Partial<PickupInStore> = {}): PickupInStore => ({
  pickInStoreDetails: storesAround.slice(0, units.length).map((store, place) => ({
    store: {
      ...store,
      availableQuantity: Math.min(units[place]!, 10),
      displayQuantity: units[place]! > 10 ? '10+' : String(units[place]),
    },
  })),
  messages: [],
  taxExempt: false,
  ...changes,
});

const meta = {
  title: 'Stores/PickupDrawer',
  component: PickupDrawer,
  tags: ['autodocs'],
  parameters: { receivesData: {}, layout: 'fullscreen' },
  args: {
    open: true,
    item: { name: 'Gel pen, 0.7 mm, black, 12 pack', qty: 2 },
    fields: { zipCode: '01702', radius: 100 },
    phase: 'ready',
    result: found([40, 1, 0]),
    chosen: '1547',
    onClose: fn(),
    onSearch: fn(),
    onRetry: fn(),
    onAdd: fn(),
    chooseForm: { action: '#choose', fields: null },
  },
} satisfies Meta<typeof PickupDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Pick up in a store' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Plenty in the shopper's store, fewer than requested in the second, none in the third. */
export const Default: Story = {
  parameters: {
    state: 'pickup drawer',
    recipe: 'Press "Choose a store" in the options of /p/24153105.',
    testedIn: 'apps/storefront/e2e/stores.journey.ts',
  },
  play: async ({ args }) => {
    const shown = await drawer();
    await waitFor(() => expect(shown.getByText('10+ in stock')).toBeVisible());
    await waitFor(() => expect(shown.getByText('Only 1 in stock')).toBeVisible());
    await waitFor(() => expect(shown.getByText('Out of stock')).toBeVisible());
    await expect(shown.queryByRole('button', { name: 'Add for pickup at Marlborough' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Add for pickup at Natick' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ storeNumber: '1622', name: 'Natick' });
    const zip = shown.getByLabelText(/^ZIP code/);
    await userEvent.clear(zip);
    // As browsers fill it in.
    await userEvent.type(zip, '02451-1234');
    await userEvent.selectOptions(shown.getByLabelText('Within'), '20');
    await userEvent.click(shown.getByRole('button', { name: 'Find stores' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ zipCode: '02451', radius: 20 });
  },
};
export const InvalidZip: Story = {
  parameters: {
    state: 'pickup drawer, invalid ZIP code',
    recipe: 'Press "Choose a store" in the options of /p/24153105, then search for 00001.',
    testedIn: 'libs/stores/src/state/pickup.sagas.test.ts',
  },
  args: {
    fields: { zipCode: '00001', radius: 100 },
    phase: 'failed',
    failureCode: 'INVALID_ZIPCODE',
    result: undefined,
  },
  play: async ({ args }) => {
    const shown = await drawer();
    await waitFor(() => expect(shown.getByText(/^Invalid zipcode/)).toBeVisible());
    const zip = shown.getByLabelText(/^ZIP code/);
    await userEvent.clear(zip);
    await userEvent.type(zip, '017');
    await userEvent.click(shown.getByRole('button', { name: 'Find stores' }));
    await waitFor(() => expect(shown.getByText(/^Invalid zipcode/)).toBeVisible());
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'pickup drawer, loading',
    recipe:
      'Choose "Slow 3G" in the browser’s tools, then press "Choose a store" in the options of /p/24153105.',
  },
  args: { phase: 'loading', result: undefined },
};
/** The last search's results stay while new ones load. */
export const Searching: Story = {
  parameters: {
    state: 'pickup drawer, searching again',
    recipe: 'Choose "Slow 3G" in the browser’s tools, then search again in the pickup drawer.',
  },
  args: { phase: 'loading' },
};
export const Empty: Story = {
  parameters: {
    state: 'pickup drawer, no results',
    recipe: 'Search for 59718 within 10 miles in the pickup drawer.',
  },
  args: { fields: { zipCode: '99501', radius: 20 }, result: found([]) },
  play: async () => {
    const shown = await drawer();
    await waitFor(() => expect(shown.getByText('No store found')).toBeVisible());
  },
};
/** No store has the quantity. */
export const NoneInStock: Story = {
  parameters: {
    state: 'available today; unavailable, try another',
    recipe: 'Open the pickup drawer with a quantity of 999.',
  },
  args: {
    result: found([0, 0, 0], {
      messages: [
        {
          code: 'ITEM_INVENTORY_NOT_AVAILABLE',
          type: 'INFO',
          description: 'No store near you has this item. Choose delivery instead.',
        },
      ],
    }),
  },
};
export const NotEligible: Story = {
  parameters: {
    state: 'pickup drawer, delivery only',
    recipe: 'Storybook only: the link is not shown for such items.',
  },
  args: {
    result: found([], {
      messages: [
        {
          code: 'NOT_AVAILABLE_FOR_BOPIS',
          type: 'WARN',
          description: 'This item can’t be picked up in a store.',
        },
      ],
    }),
  },
};
export const TaxExempt: Story = {
  parameters: {
    state: 'pickup drawer, tax exempt',
    recipe: 'Open the pickup drawer of an item with the tax code "exempt".',
  },
  args: { result: found([40], { taxExempt: true }) },
  play: async () => {
    const shown = await drawer();
    await waitFor(() => expect(shown.getByText('This item is exempt from sales tax.')).toBeVisible());
  },
};
export const Failed: Story = {
  parameters: {
    state: 'pickup drawer, failed',
    recipe: 'Open the pickup drawer, go offline in the browser’s tools, then search.',
  },
  args: { phase: 'failed', failureCode: 'NETWORK', result: undefined },
  play: async ({ args }) => {
    const shown = await drawer();
    await userEvent.click(await shown.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** A member of an organization whose account does not include pickup, since after the page was loaded. */
export const NotPermitted: Story = {
  parameters: {
    state: 'pickup drawer, not permitted',
    recipe:
      'Sign in as buyer@example.com, open /cc/mmx/p/24153105, run `npm run sale-rules -- member buyer@example.com --permissions G_WS`, then press "Choose a store".',
    testedIn: 'apps/commerce-api/src/domains/catalog/tile-actions.test.ts',
  },
  args: { phase: 'failed', failureCode: 'NOT_PERMITTED', result: undefined },
  play: async () => {
    const shown = await drawer();
    await waitFor(() => expect(shown.getByRole('alert')).toHaveTextContent(/doesn’t include store pickup/));
    await expect(shown.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const ManyStores: Story = {
  parameters: {
    state: 'pickup drawer, many stores',
    recipe: 'Press "Choose a store" in the options of /p/24153105, within 100 miles.',
  },
  args: { result: found([40, 1, 0, 12, 3, 9, 20, 5]) },
  play: async () => {
    const shown = await drawer();
    await expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await userEvent.click(shown.getByRole('button', { name: 'Show more stores' }));
    await expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    // The button no longer exists.
    await expect(shown.getAllByRole('listitem')[5]).toHaveFocus();
  },
};
export const LongContent: Story = {
  args: {
    item: {
      name: 'Recycled spiral-bound engineering notebook with numbered pages, quadrille ruled, green cover',
      qty: 48,
    },
    result: {
      ...found([0]),
      pickInStoreDetails: [
        {
          store: {
            ...aFoundStore({
              name: 'South of Market, by the old post office on Proof Street, next to the ferry',
            }),
            availableQuantity: 10,
            displayQuantity: '10+',
          },
        },
      ],
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FulfillmentChoice } from './FulfillmentChoice.tsx';

const framingham = { storeNumber: '1547', storeName: 'Framingham' };

const meta = {
  title: 'Cart/FulfillmentChoice',
  component: FulfillmentChoice,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    label: 'Copy paper',
    value: 'delivery',
    delivery: { detail: 'Tue, Mar 3 – Mon, Mar 9', available: true },
    pickup: { kind: 'available', ...framingham, quantity: '10+' },
    readyBy: 'Today by 4 pm',
    storesHref: '#stores',
    onChange: fn(),
  },
} satisfies Meta<typeof FulfillmentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Available today. */
export const Default: Story = {
  parameters: {
    state: 'delivered',
    recipe: 'Add 24110101, then open /cart.',
    testedIn: 'apps/storefront/e2e/pickup.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/10\+ in stock/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Pick up at Framingham/ }));
    await expect(args.onChange).toHaveBeenCalledWith('pickup');
  },
};
export const PickedUp: Story = {
  parameters: {
    state: 'pickup chosen',
    recipe: 'choose a store, then pickup on a line',
    testedIn: 'apps/storefront/e2e/pickup.journey.ts',
  },
  args: { value: 'pickup' },
};
export const PickupUnavailable: Story = {
  parameters: {
    state: 'pickup unavailable there',
    recipe: 'Choose the store 1547 at /stores, add 24154201, then open /cart.',
  },
  args: { pickup: { kind: 'out', ...framingham } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Pick up/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Change store' })).toBeVisible();
  },
};
/** Out of stock at the store but available to ship there. */
export const ShipToStore: Story = {
  parameters: {
    state: 'ship to store offered',
    recipe: 'Choose the store 1547 at /stores, add 24154201, then open /cart.',
  },
  args: { pickup: { kind: 'out', ...framingham, shipToStore: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Pick up/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Ship to Framingham/ }));
    await expect(args.onChange).toHaveBeenCalledWith('ship-to-store');
  },
};
export const ShippedToStore: Story = {
  parameters: {
    state: 'ship to store chosen',
    recipe: 'As before; then choose "Ship to store" on the line.',
  },
  args: { value: 'ship-to-store', pickup: { kind: 'out', ...framingham, shipToStore: true } },
};
/** The store of a pickup line is out of stock; the line can be delivered instead. */
export const OutOfStockAtStore: Story = {
  parameters: {
    state: 'cart out of stock there',
    recipe: 'Choose the store 1547, pick up a line there, then choose another store that has none of it.',
  },
  args: { value: 'pickup', pickup: { kind: 'out', ...framingham } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Delivery/ }));
    await expect(args.onChange).toHaveBeenCalledWith('delivery');
  },
};
/** The new choice shows immediately; the options are disabled until the server replies. */
export const Changing: Story = {
  parameters: {
    state: 'fulfillment changing',
    recipe: 'Choose a store, slow `/cart/default/item`, then choose pickup on a line.',
    testedIn: 'libs/cart/src/state/fulfillment.sagas.test.ts',
  },
  render: function Answering(args) {
    const [busy, setBusy] = useState(false);
    return (
      <FulfillmentChoice
        {...args}
        busy={busy}
        onChange={(way) => {
          args.onChange?.(way);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Pick up/ }));
    await expect(canvas.getByRole('radio', { name: /Pick up/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Delivery/ }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('radio', { name: /Pick up/ })).toBeChecked();
  },
};
export const Loading: Story = { args: { busy: true } };
/** No store is chosen (cart-8.42). */
export const Empty: Story = {
  parameters: {
    state: 'no store chosen',
    recipe: 'Add 24110101 as a new visitor without a store, then open /cart.',
  },
  args: { pickup: { kind: 'no-store' }, readyBy: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose store in cart to see availability.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { delivery: { detail: 'Out of stock', available: false }, pickup: { kind: 'out', ...framingham } },
};
const faster = [
  { value: 'next-day', label: 'Next-day delivery', hint: 'Tue, Mar 3, $14.99' },
  { value: 'same-day', label: 'Same-day delivery', hint: 'Today, $19.99' },
] as const;
/** The line can be delivered faster, for a fee. */
export const LevelsOfService: Story = {
  parameters: {
    state: 'levels of service',
    recipe: 'add 24110101, open /cart',
    testedIn: 'libs/cart/src/feature/LineFulfillment.test.tsx',
  },
  args: { faster },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /^Same-day delivery/ })).toHaveAccessibleDescription(
      'Today, $19.99',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^Next-day delivery/ }));
    await expect(args.onChange).toHaveBeenCalledWith('next-day');
  },
};
/** The line has three options; on phones, the last one takes up the whole row. */
export const OneLevelOfService: Story = {
  args: { faster: faster.slice(0, 1), pickup: { kind: 'no-store' }, readyBy: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const left = (name: RegExp) => canvas.getByRole('radio', { name }).getBoundingClientRect().left;
    await expect(left(/^Next-day/)).toBeGreaterThan(left(/^Delivery/));
    await expect(left(/^Pick up/)).toBe(left(/^Delivery/));
    await expect(canvas.getByText(/^Choose store in cart/).getBoundingClientRect().height).toBeLessThan(24);
  },
};
export const SameDayChosen: Story = {
  parameters: {
    state: 'same-day delivery chosen',
    recipe: 'Add 24110101, open /cart before noon, choose Same-day delivery.',
    testedIn: 'libs/cart/src/feature/LineFulfillment.test.tsx',
  },
  args: { faster, value: 'same-day' },
};
/** The item is not available for pickup. */
export const LevelsOfDeliveryOnly: Story = {
  parameters: {
    state: 'levels of an item without pickup',
    recipe: 'Add an item without pickup, such as 24170201, then open /cart.',
  },
  args: { faster: faster.slice(0, 1), pickup: { kind: 'not-eligible' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};
export const DeliveryOnly: Story = {
  parameters: { state: 'delivery only', recipe: 'Add the printer 24170201, then open /cart.' },
  args: { pickup: { kind: 'not-eligible' } },
};
export const LongContent: Story = {
  args: {
    pickup: {
      kind: 'available',
      storeNumber: '0535',
      storeName: 'South of Market, by the old post office on Proof Street, San Francisco',
      quantity: '3',
    },
  },
};
/** On a product page, as part of the add-to-cart form. */
export const WithinForm: Story = {
  args: { withinForm: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toBeNull();
    await expect(within(canvasElement).getByRole('radio', { name: /Delivery/ })).toHaveAttribute(
      'name',
      'way',
    );
  },
};

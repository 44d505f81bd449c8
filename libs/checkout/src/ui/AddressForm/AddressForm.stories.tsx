import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toDraft } from '../../model/index.ts';
import { buildCheckout } from '../../testing/index.ts';
import { AddressForm } from './AddressForm.tsx';

const meta = {
  title: 'Checkout/AddressForm',
  component: AddressForm,
  parameters: { receivesData: { Empty: 'an empty form is the Default story' } },
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'no saved addresses', recipe: 'Check out as a guest up to the address.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/First name/), 'Pat');
    await userEvent.type(canvas.getByLabelText(/Last name/), 'Reyes');
    await userEvent.type(canvas.getByLabelText(/Street address/), '12 Mill Lane');
    await userEvent.type(canvas.getByLabelText(/City/), 'Framingham');
    await userEvent.selectOptions(canvas.getByLabelText(/State/), 'MA');
    await userEvent.type(canvas.getByLabelText(/ZIP code/), '01702');
    await userEvent.type(canvas.getByLabelText(/Phone number/), '(508) 555-0142');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ zipCode: '01702', phones: [{ number: '5085550142' }] }),
      false,
    );
  },
};
const PLACES = [
  { zipCode: '01760', city: 'Natick', state: 'MA' },
  { zipCode: '10001', city: 'New York', state: 'NY' },
];

/** The ZIP code fills in an empty city and state. What the shopper typed is kept. */
export const PlaceFilledIn: Story = {
  parameters: {
    state: 'city and state filled in from the ZIP code',
    recipe: 'type the ZIP code 01760 into the empty address form',
    testedIn: 'libs/checkout/src/feature/CheckoutPage.address.test.tsx',
  },
  render: function WithPlaces(args) {
    const [zipPlace, setZipPlace] = useState<(typeof PLACES)[number]>();
    const find = (zipCode: string) => setZipPlace(PLACES.find((place) => place.zipCode === zipCode));
    return <AddressForm {...args} zipPlace={zipPlace} onZipCode={find} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zipCode = canvas.getByLabelText(/ZIP code/);
    await userEvent.type(zipCode, '10001');
    await expect(canvas.getByLabelText(/City/)).toHaveValue('New York');
    await userEvent.clear(zipCode);
    await userEvent.type(zipCode, '01760');
    await expect(canvas.getByLabelText(/City/)).toHaveValue('Natick');
    await expect(canvas.getByLabelText(/State/)).toHaveValue('MA');
    await userEvent.type(canvas.getByLabelText(/City/), ' Center');
    await userEvent.clear(zipCode);
    await userEvent.type(zipCode, '10001');
    await expect(canvas.getByLabelText(/City/)).toHaveValue('Natick Center');
    await expect(canvas.getByLabelText(/State/)).toHaveValue('NY');
  },
};
/** Every invalid field is listed in the summary, which receives focus. */
export const AddressErrors: Story = {
  parameters: {
    state: 'address errors',
    recipe: 'submit the empty form',
    testedIn: 'libs/checkout/src/model/address.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(canvas.getAllByText('Enter a ZIP code.').length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Shown to signed-in users. */
export const OffersSaving: Story = {
  parameters: {
    state: 'address can be saved to the address book',
    recipe: 'Check out signed in up to the address.',
  },
  args: { draft: toDraft(buildCheckout().shippingAddress), offersSaving: true },
};
export const Filled: Story = {
  parameters: { state: 'address filled in', recipe: 'Press Change on the address of /checkout.' },
  args: { draft: toDraft(buildCheckout().shippingAddress) },
};
/** After a reload, what was typed is restored. */
export const Restored: Story = {
  parameters: {
    state: 'typed text after a reload',
    recipe: 'Type into the address of /checkout, then reload the page.',
    testedIn: 'libs/checkout/src/state/checkout.sagas.test.ts',
  },
  args: { kept: { firstName: 'Pat', city: 'Framingham' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByDisplayValue('Pat')).toBeVisible();
    await expect(canvas.getByLabelText(/City/)).toHaveValue('Framingham');
  },
};
export const LongContent: Story = {
  args: {
    draft: {
      ...toDraft(buildCheckout().shippingAddress),
      address1: '1200 Northwest Old Postmaster General Thaddeus Featherstonehaugh Memorial Parkway',
    },
  },
};
export const Loading: Story = {
  parameters: { state: 'address saving', recipe: 'Slow `/checkout/default`, then submit an address.' },
  args: { ...Filled.args, busy: true },
};
export const Failed: Story = {
  parameters: { state: 'address failed', recipe: 'Fail `/checkout/default`, then submit an address.' },
  args: { ...Filled.args, error: 'Sorry, something went wrong. Please try again.', attempt: 1 },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toDraft } from '../../model/index.ts';
import { buildCheckout } from '../../testing/index.ts';
import { AddressForm } from './AddressForm.tsx';

const meta = {
  title: 'Checkout/AddressForm',
  component: AddressForm,
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

/** The ZIP code fills in an empty city and state. What the shopper typed stays. */
export const PlaceFilledIn: Story = {
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
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(canvas.getAllByText('Enter a ZIP code.').length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Shown to signed-in users. */
export const OffersSaving: Story = {
  args: { draft: toDraft(buildCheckout().shippingAddress), offersSaving: true },
};
export const Filled: Story = { args: { draft: toDraft(buildCheckout().shippingAddress) } };
/** After a reload: what was typed is back. */
export const Restored: Story = {
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
export const Loading: Story = { args: { ...Filled.args, busy: true } };
export const Failed: Story = {
  args: { ...Filled.args, error: 'Sorry, something went wrong. Please try again.', attempt: 1 },
};

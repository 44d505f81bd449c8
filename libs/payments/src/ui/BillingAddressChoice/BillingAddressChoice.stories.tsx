import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildSavedCard } from '../../testing/builders.ts';
import { BillingAddressChoice } from './BillingAddressChoice.tsx';

const { billingAddress } = buildSavedCard();
const addresses = [
  { ...billingAddress, id: 'address-1', type: 'S' as const },
  { ...billingAddress, id: 'address-2', type: 'S' as const, address1: '9 Ledger Lane', city: 'Natick' },
];

const meta = {
  title: 'Payments/BillingAddressChoice',
  component: BillingAddressChoice,
  parameters: { receivesData: { Failed: 'its form shows why an address was refused' } },
  tags: ['autodocs'],
  args: { addresses, onUse: fn(), children: 'The form of another address' },
} satisfies Meta<typeof BillingAddressChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen address becomes a billing address without the id of the address book. */
export const Default: Story = {
  parameters: {
    state: 'saved address as billing address',
    recipe: 'Sign in, save an address at /account/addresses, then add a card at /account/payments.',
    testedIn: 'apps/storefront/e2e/wallet.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Pat Reyes, 9 Ledger Lane, Natick');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this billing address' }));
    const { id: _id, ...address } = addresses[1]!;
    await expect(args.onUse).toHaveBeenCalledWith({ ...address, type: 'B' });
  },
};

export const DifferentAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'A different address');
    await expect(canvas.getByText('The form of another address')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without saved addresses only the form is shown. */
export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

export const Loading: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use this billing address' }));
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    addresses: [
      {
        ...billingAddress,
        firstName: 'Maximiliana Wilhelmina',
        lastName: 'von Pemberton-Ashcroft',
        address1: '12345 Old Paper Mill Road, second gate behind the loading dock',
      },
    ],
  },
};

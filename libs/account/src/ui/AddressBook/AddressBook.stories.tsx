import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildSavedAddress } from '../../testing/index.ts';
import { DetailsForm } from '../DetailsForm/DetailsForm.tsx';
import { AddressBook } from './AddressBook.tsx';

const home = buildSavedAddress();
const office = buildSavedAddress({
  address: {
    ...home.address,
    id: 'address-2',
    address1: '400 Market Street',
    city: 'Philadelphia',
    state: 'PA',
    zipCode: '19106',
    organizationName: 'Reyes & Daughters',
  },
  defaultShipping: false,
  defaultBilling: false,
});
const meta = {
  title: 'Account/AddressBook',
  component: AddressBook,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    addresses: [home, office],
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onMakeDefault: fn(),
    // The real form belongs to another domain; the page stories show it.
    renderForm: (saved) => (
      <DetailsForm
        fields={[
          { name: 'address1', label: 'Street', required: true, value: saved?.address.address1 },
          { name: 'city', label: 'City', required: true, value: saved?.address.city },
        ]}
        submitLabel="Save address"
      />
    ),
  },
} satisfies Meta<typeof AddressBook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'addresses',
    recipe: 'Sign in, save an address at /account/addresses.',
    testedIn: 'apps/storefront/e2e/accounts.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Set as default for delivery: 400 Market Street' }),
    );
    await expect(args.onMakeDefault).toHaveBeenCalledWith('address-2', 'defaultShipping');
    await userEvent.click(canvas.getByRole('button', { name: 'Change 400 Market Street' }));
    await expect(args.onEdit).toHaveBeenCalledWith('address-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 12 Mill Lane' }));
    await expect(args.onRemove).toHaveBeenCalledWith('address-1');
    // The picture shows the list without a focus ring.
    (document.activeElement as HTMLElement).blur();
  },
};
export const Editing: Story = {
  parameters: { state: 'address being edited', recipe: 'Press Edit on an address at /account/addresses.' },
  args: { editing: 'address-2' },
};
export const Loading: Story = {
  parameters: {
    state: 'addresses loading',
    recipe: 'Slow `/account/addresses`, then follow the link to the addresses.',
  },
  args: { addresses: undefined },
};
/** The only action is to add an address. */
export const Empty: Story = {
  parameters: {
    state: 'no addresses',
    recipe: 'Register at /office/supplies/register, then open /account/addresses.',
  },
  args: { addresses: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add an address' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};
/** Loading failed and can be retried. */
export const Unread: Story = {
  parameters: {
    state: 'addresses could not be loaded',
    recipe: 'Fail `/account/addresses`, then open /account/addresses.',
  },
  args: {
    addresses: undefined,
    error: 'We couldn’t reach the shop. Check your connection and try again.',
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Failed: Story = {
  parameters: {
    state: 'addresses failed',
    recipe: 'Open /account/addresses, fail `/account/addresses`, then remove an address.',
  },
  args: { error: 'You can save up to 50 addresses. Remove one to add another.', attempt: 1 },
};
export const LongContent: Story = {
  args: {
    addresses: [
      buildSavedAddress({
        address: {
          ...home.address,
          address1: 'A-very-long-street-name-'.repeat(4),
          city: 'Llanfairpwllgwyngyll'.repeat(3),
        },
      }),
    ],
  },
};

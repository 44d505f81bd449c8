import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildAppliedStoredValue, buildSavedCard } from '../../testing/builders.ts';
import { StoredValueList } from '../StoredValueList/StoredValueList.tsx';
import { SplitPayment } from './SplitPayment.tsx';

const { billingAddress } = buildSavedCard();
const gift = buildAppliedStoredValue({ amountApplied: 25 });

const meta = {
  title: 'Payments/SplitPayment',
  component: SplitPayment,
  parameters: {
    receivesData: { Loading: 'its slots show what is in flight', Failed: 'its slots show what failed' },
  },
  tags: ['autodocs'],
  args: {
    storedValue: <StoredValueList cards={[gift]} />,
    count: 1,
    total: 6799,
    rest: 4299,
    payment: { name: 'Visa ending in 1111', billingAddress, hasBilling: true },
    onAddGiftCard: fn(),
    onAddPrepaidCard: fn(),
    onChangePayment: fn(),
    onChangeBilling: fn(),
  },
} satisfies Meta<typeof SplitPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'different billing address',
    recipe: 'In the drawer Split payment, press Edit billing address.',
    testedIn: 'apps/storefront/e2e/payment-drawers.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Gift card ending in 0042: $25.00')).toBeVisible();
    await expect(canvas.getByText('$42.99')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add gift card' }));
    await expect(args.onAddGiftCard).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add prepaid card' }));
    await expect(args.onAddPrepaidCard).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Change payment' }));
    await expect(args.onChangePayment).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit billing address' }));
    await expect(args.onChangeBilling).toHaveBeenCalledTimes(1);
  },
};

/** Only a card so far. */
export const Empty: Story = {
  args: { storedValue: undefined, count: 0, rest: 6799 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Pay a part of your order/)).toBeVisible();
  },
};

/** A card wallet returns no billing address. */
export const NoBillingAddress: Story = {
  parameters: {
    state: 'payment without a billing address',
    recipe: 'Pay with the card wallet, then press Split payment.',
  },
  args: { payment: { name: 'Card wallet (pat@example.com)', hasBilling: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add billing address' })).toBeVisible();
  },
};

/** An invoice has no billing address to change. */
export const Invoice: Story = {
  args: { payment: { name: 'Invoice to Ridgeline Clinic', hasBilling: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /billing address/ })).toBeNull();
  },
};

/** The rest is not paid yet. */
export const NoPayment: Story = {
  args: { payment: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Choose payment' })).toBeVisible();
  },
};

/** Gift cards pay everything. */
export const Covered: Story = {
  parameters: {
    state: 'gift cards pay everything',
    recipe: 'In the drawer Split payment, add a gift card above the total.',
  },
  args: {
    storedValue: (
      <StoredValueList cards={[buildAppliedStoredValue({ amountApplied: 67.99, balance: 100 })]} />
    ),
    rest: 0,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No other payment is needed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change payment' })).toBeNull();
  },
};

/** The maximum number of cards, and a long name. */
export const LongContent: Story = {
  args: {
    storedValue: (
      <StoredValueList
        cards={Array.from({ length: 5 }, (_, place) =>
          buildAppliedStoredValue({ id: `gift-${place}`, amountApplied: 1999.99, balance: 9999.99 }),
        )}
      />
    ),
    count: 5,
    payment: {
      name: 'PayPal (accounts.payable@pemberton-ashcroft-and-sons-wholesale.example.com)',
      billingAddress: {
        ...billingAddress,
        organizationName: 'Pemberton, Ashcroft and Sons Office Furnishing and Stationery Wholesale Company',
      },
      hasBilling: true,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/up to 5 gift and prepaid cards/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add gift card' })).toBeNull();
  },
};

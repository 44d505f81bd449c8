import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PAYMENT_DRAWERS, PAYMENT_MESSAGES } from '../../model/index.ts';
import type { PaymentDrawerName } from '../../model/index.ts';
import { buildAppliedStoredValue, buildSavedCard } from '../../testing/builders.ts';
import { BillingAddressCheck } from '../BillingAddressCheck/BillingAddressCheck.tsx';
import { CardForm } from '../CardForm/CardForm.tsx';
import { OtherPaymentList } from '../OtherPaymentList/OtherPaymentList.tsx';
import { PaymentChoice } from '../PaymentChoice/PaymentChoice.tsx';
import { SavedCardChoice } from '../SavedCardChoice/SavedCardChoice.tsx';
import { SplitPayment } from '../SplitPayment/SplitPayment.tsx';
import { StoredValueForm } from '../StoredValueForm/StoredValueForm.tsx';
import { StoredValueList } from '../StoredValueList/StoredValueList.tsx';
import { PaymentDrawer } from './PaymentDrawer.tsx';

const now = () => Date.UTC(2026, 8, 25);
const { billingAddress } = buildSavedCard();
const cards = [
  buildSavedCard({ isDefault: true }),
  buildSavedCard({ id: 'card-2', brand: 'AMEX', lastFourDigit: '0005', userNotes: 'Office card' }),
];

const meta = {
  title: 'Payments/PaymentDrawer',
  component: PaymentDrawer,
  // On a page with all stories, they would cover each other.
  tags: ['!autodocs'],
  args: { name: 'payment_drawer', open: true, onClose: fn(), children: '' },
  argTypes: { name: { control: 'select', options: PAYMENT_DRAWERS } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const getDrawer = async (name: PaymentDrawerName) => {
  const drawer = await screen.findByRole('dialog', { name: PAYMENT_MESSAGES.drawers[name] });
  await expect(drawer.querySelector(`#${name}`)).not.toBeNull();
  return within(drawer);
};

const choice = (
  <PaymentChoice
    current="Visa ending in 1111"
    savedCards={<SavedCardChoice cards={cards} now={now} />}
    choices={['add_credit_card_drawer', 'other_payment_drawer', 'mmop_drawer']}
  />
);
const split = (
  <SplitPayment
    storedValue={<StoredValueList cards={[buildAppliedStoredValue({ amountApplied: 25 })]} />}
    count={1}
    total={6799}
    rest={4299}
    payment={{ name: 'Visa ending in 1111', billingAddress, hasBilling: true }}
  />
);

/** `payment_drawer`: saved cards, and links to each other payment. */
export const Default: Story = {
  parameters: {
    state: 'choice of another payment',
    recipe:
      'Pay with a card in /checkout, then press Change beside Payment; or open /checkout#payment_drawer.',
    testedIn: 'apps/storefront/e2e/payment-drawers.journey.ts',
  },
  args: { children: choice },
  play: async ({ args }) => {
    const drawer = await getDrawer('payment_drawer');
    await waitFor(() => expect(drawer.getByRole('radio', { name: /Office card/ })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Phone: Story = {
  args: { children: choice },
  globals: { viewport: { value: 'phone' } },
};

/** `other_payment_drawer`: vendors and the invoice. */
export const OtherPayment: Story = {
  parameters: { state: 'other payments in a drawer', recipe: 'As before; then press Other payment.' },
  args: {
    name: 'other_payment_drawer',
    children: <OtherPaymentList vendors={['PAYPAL', 'KLARNA', 'APPLE_PAY', 'CARD_WALLET']} />,
  },
  play: async () => {
    const drawer = await getDrawer('other_payment_drawer');
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Continue with PayPal' })).toBeVisible());
  },
};

/** `add_credit_card_drawer`. */
export const AddCreditCard: Story = {
  parameters: {
    state: 'new card in a drawer',
    recipe: 'As before; then press Add a credit card.',
    testedIn: 'apps/storefront/e2e/payment-drawers.journey.ts',
  },
  args: {
    name: 'add_credit_card_drawer',
    children: <CardForm now={now} shippingAddress={billingAddress} saving="choice" />,
  },
  play: async () => {
    const drawer = await getDrawer('add_credit_card_drawer');
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Card number' })).toBeVisible());
  },
};

/** `mmop_drawer`: multiple methods of payment. */
export const SeveralPayments: Story = {
  parameters: {
    state: 'several payments',
    recipe: 'Pay with a card in /checkout, then press Split payment.',
    testedIn: 'apps/storefront/e2e/payment-drawers.journey.ts',
  },
  args: { name: 'mmop_drawer', children: split },
  play: async () => {
    const drawer = await getDrawer('mmop_drawer');
    await waitFor(() => expect(drawer.getByText('$42.99')).toBeVisible());
  },
};

/** `mmop_gc_drawer`, above the drawer of the split payment. */
export const AddGiftCard: Story = {
  parameters: {
    state: 'gift card in a drawer',
    recipe: 'As before; then press Add gift card.',
    testedIn: 'apps/storefront/e2e/payment-drawers.journey.ts',
  },
  args: {
    name: 'mmop_drawer',
    children: (
      <>
        {split}
        <PaymentDrawer name="mmop_gc_drawer" open onClose={() => undefined}>
          <StoredValueForm type="GIFT_CARD" balanceHref="/gift-card-balance" />
        </PaymentDrawer>
      </>
    ),
  },
  play: async () => {
    const drawer = await getDrawer('mmop_gc_drawer');
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Gift card number' })).toBeVisible());
    // The type is fixed.
    await expect(drawer.queryByRole('radio')).toBeNull();
  },
};

/** `mmop_pc_drawer`. */
export const AddPrepaidCard: Story = {
  parameters: { state: 'prepaid card in a drawer', recipe: 'As before, with Add prepaid card.' },
  args: { name: 'mmop_pc_drawer', children: <StoredValueForm type="PREPAID_CARD" /> },
  play: async () => {
    const drawer = await getDrawer('mmop_pc_drawer');
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Prepaid card number' })).toBeVisible());
  },
};

/** `address_suggestion_drawer`: the billing address differs from its ZIP code. */
export const AddressSuggestion: Story = {
  parameters: {
    state: 'billing address suggestion',
    recipe: 'As before; save the address with the city Boston and the ZIP code 01702.',
    testedIn: 'apps/storefront/e2e/payment-drawers.journey.ts',
  },
  args: {
    name: 'address_suggestion_drawer',
    children: (
      <BillingAddressCheck entered={{ ...billingAddress, city: 'Boston' }} suggested={billingAddress} />
    ),
  },
  play: async () => {
    const drawer = await getDrawer('address_suggestion_drawer');
    await expect(drawer.getByRole('radio', { name: /^Suggested/ })).toBeChecked();
  },
};

/** `address_confirmation_drawer`: the ZIP code could not be found. */
export const AddressConfirmation: Story = {
  parameters: {
    state: 'billing address confirmation',
    recipe: 'As before, with the ZIP code 01799.',
    testedIn: 'apps/commerce-api/src/domains/payments/billing-address.test.ts',
  },
  args: {
    name: 'address_confirmation_drawer',
    children: <BillingAddressCheck entered={{ ...billingAddress, zipCode: '01799' }} />,
  },
  play: async () => {
    const drawer = await getDrawer('address_confirmation_drawer');
    await waitFor(() => expect(drawer.getByText(/We couldn’t find ZIP code 01799/)).toBeVisible());
  },
};

/** More than fits on the screen: the drawer scrolls. */
export const LongContent: Story = {
  args: {
    children: (
      <PaymentChoice
        savedCards={
          <SavedCardChoice
            cards={Array.from({ length: 10 }, (_, place) => buildSavedCard({ id: `card-${place}` }))}
            now={now}
          />
        }
        choices={['add_credit_card_drawer', 'other_payment_drawer', 'mmop_drawer']}
      />
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildCheckout, buildPickup } from '@foolscap/checkout/testing';
import { renderPage, type PageArgs } from '../../testing/page-story.tsx';
import { HttpError } from '@foolscap/core/http';
import { sampleCart } from '../../testing/sample-cart.ts';

const meta = {
  title: 'Pages/Checkout',
  args: { path: '/checkout', cart: sampleCart() },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

const sections = (...done: string[]) =>
  (['CONTACT', 'ADDRESS', 'DELIVERY', 'PAYMENT'] as const).map((type) => ({
    type,
    done: done.includes(type),
  }));

/** All steps are done; the order can be placed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: /^Place order, \$26\.03/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Contact: Story = {
  args: { checkout: buildCheckout({ sections: sections(), emailId1: undefined, payment: undefined }) },
};

/** A name is missing, which the form reports before anything is sent. */
export const AddressErrors: Story = {
  args: { checkout: buildCheckout({ sections: sections('CONTACT'), shippingAddress: undefined }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(Use|Deliver|Continue|Save)/ }));
    await expect((await page.findAllByText(/^Enter/))[0]).toBeVisible();
  },
};

export const Delivery: Story = {
  args: { checkout: buildCheckout({ sections: sections('CONTACT', 'ADDRESS') }) },
};
export const Payment: Story = {
  args: {
    checkout: buildCheckout({ sections: sections('CONTACT', 'ADDRESS', 'DELIVERY'), payment: undefined }),
  },
};

/** A gift card pays part of the total, and a credit card pays the rest. */
export const GiftCard: Story = {
  args: {
    checkout: buildCheckout({
      sections: sections('CONTACT', 'ADDRESS', 'DELIVERY'),
      payment: undefined,
      orderPayments: [
        {
          id: 'gift-1',
          paymentType: 'GIFT_CARD',
          lastFourDigit: '0042',
          addedToOrder: true,
          amountApplied: 10,
          balance: 10,
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Gift card ending in 0042: $10.00')).toBeVisible();
    await expect(page.getByText('Left to pay: $16.03')).toBeVisible();
    await userEvent.click(await page.findByRole('tab', { name: 'Gift & prepaid cards' }));
    await userEvent.type(await page.findByLabelText(/Gift card number/), '6006490100000000007');
    await userEvent.type(page.getByLabelText(/Card code/), '0007');
    await userEvent.click(page.getByRole('button', { name: 'Apply card' }));
    // The second card pays the rest and keeps a remainder, so the step is complete.
    await expect(await page.findByText('Gift card ending in 0007: $16.03')).toBeVisible();
    await expect(await page.findByRole('button', { name: /^Place order, \$26\.03/ })).toBeVisible();
    // Does not use userEvent: it clicks inside `act`, where React never resumes a component that waits for its chunk.
    page.getByRole('button', { name: 'Split payment' }).click();
    const drawer = await within(document.body).findByRole('dialog', { name: 'Split payment' });
    await waitFor(() => expect(within(drawer).getByText('No other payment is needed.')).toBeVisible());
  },
};

/** A gift card's balance is checked. The card is listed without paying anything, and is then applied without entering its number. */
export const GiftCardBalance: Story = {
  args: {
    checkout: buildCheckout({ sections: sections('CONTACT', 'ADDRESS', 'DELIVERY'), payment: undefined }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Gift & prepaid cards' }));
    await userEvent.type(await page.findByLabelText(/Gift card number/), '6006490100000000007');
    await userEvent.type(page.getByLabelText(/Card code/), '0007');
    await userEvent.click(page.getByRole('button', { name: 'Check balance' }));
    await expect(await page.findByText('Not applied, $100.00 on the card')).toBeVisible();
    await expect(page.queryByText(/Left to pay/)).toBeNull();
    await expect(page.queryByRole('button', { name: /^Place order, \$/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Apply Gift card ending in 0007' }));
    await expect(await page.findByText('Gift card ending in 0007: $26.03')).toBeVisible();
    await expect(await page.findByRole('button', { name: /^Place order, \$26\.03/ })).toBeVisible();
  },
};

/** A member uses rewards for a part of the order, and removes them again. */
export const Rewards: Story = {
  args: {
    checkout: buildCheckout({
      sections: sections('CONTACT', 'ADDRESS', 'DELIVERY'),
      payment: undefined,
      rewards: { available: 8 },
    }),
  },
  globals: { signedIn: 'yes' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('You have $8.00 in rewards.')).toBeVisible();
    const field = page.getByLabelText('Amount to use');
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('$3.00 left in your rewards')).toBeVisible();
    await expect(page.getByText('Left to pay: $21.03')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove rewards' }));
    await expect(await page.findByText('You have $8.00 in rewards.')).toBeVisible();
    await expect(page.queryByText(/Left to pay/)).toBeNull();
    await expect(page.getByRole('group', { name: 'Rewards' })).toHaveFocus();
  },
};

/** A business checkout with a purchase order and the organization's addresses. */
export const Business: Story = { globals: { tenant: 'business', signedIn: 'yes' } };

export const PickupOnly: Story = {
  args: {
    checkout: buildCheckout({
      checkoutKind: 'PICKUP',
      sections: [
        { type: 'CONTACT', done: true },
        { type: 'PICKUP', done: false },
        { type: 'PAYMENT', done: false },
      ],
      pickups: [buildPickup()],
      deliveryMethods: [],
      shippingAddress: undefined,
      payment: undefined,
    }),
  },
};

/** The order is placed and its page is shown. */
export const Placed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect(await page.findByRole('heading', { level: 1, name: /97000/ })).toBeVisible();
  },
};

const ofMember: Partial<PageArgs> = {
  signedIn: true,
  checkout: buildCheckout({
    userType: 'REGISTERED',
    sections: sections('CONTACT'),
    shippingAddress: undefined,
    savedAddresses: ['12 Mill Lane', '400 Market Street', '1200 Harbor Avenue'].map((address1, n) => ({
      ...buildCheckout().shippingAddress!,
      id: `address-${n}`,
      address1,
    })),
  }),
};

/** A signed-in user can choose a saved address or enter another one. */
export const SavedAddresses: Story = {
  args: ofMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByRole('button', { name: /^Deliver here/ })).toHaveLength(3);
    await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible();
  },
};

/** Choosing a saved address opens the next step. */
export const SavedAddressChosen: Story = {
  args: ofMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Deliver here: 400 Market Street' }));
    await expect(await page.findByRole('radio', { name: /Next business day/ })).toBeVisible();
  },
};

/** Pickup and delivery in one order: both steps are shown. */
export const Mixed: Story = {
  args: {
    checkout: buildCheckout({
      sections: [
        { type: 'CONTACT', done: true },
        { type: 'PICKUP', done: true },
        { type: 'ADDRESS', done: true },
        { type: 'DELIVERY', done: true },
        { type: 'PAYMENT', done: true },
      ],
      pickups: [buildPickup()],
      pickupPerson: { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '5085550142' },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: /Pickup/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Delivery address/ })).toBeVisible();
  },
};

/** Guest checkout is off, or the session has expired. */
export const SignInFirst: Story = {
  args: {
    checkout: buildCheckout({
      sections: sections(),
      guestCheckoutAllowed: false,
      emailId1: undefined,
      shippingAddress: undefined,
      payment: undefined,
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Sign in to check out' })).toBeVisible();
    await expect(page.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

const refused = (code: string, status: number) => () => {
  throw new HttpError({ code, status, retryable: false, message: code });
};

/** Nothing can be delivered to this address, so the shopper has to change the address or the cart. */
export const NoDeliveryMethods: Story = {
  args: { checkout: buildCheckout({ deliveryMethods: [] }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/can’t deliver these items to this address/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change cart' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Change address' }));
    await expect(await page.findByRole('textbox', { name: /^Street address/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel changing delivery address' }));
    await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();
  },
};

/** One step failed to save; the others are unaffected. */
export const SectionFailed: Story = {
  args: {
    checkout: buildCheckout({ sections: sections('CONTACT', 'ADDRESS') }),
    routes: { 'PUT /checkout/default': refused('INTERNAL', 500) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /Next business day/ }));
    await expect(await page.findByText(/something went wrong/)).toBeVisible();
    await expect(page.getByText('12 Mill Lane')).toBeVisible();
  },
};

/** An item sold out during checkout: the cart must be changed. */
export const SoldOut: Story = {
  args: {
    routes: {
      'POST /checkout/default/order': refused('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', 409),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect(await page.findByRole('link', { name: 'Change cart' })).toBeVisible();
  },
};

/** The order exceeds its budget center's budget. The message shows what is left and links to the cart. */
export const BudgetExceeded: Story = {
  globals: { tenant: 'business', signedIn: 'yes' },
  args: {
    routes: {
      'POST /checkout/default/order': () => {
        throw new HttpError({
          code: 'BUDGET_EXCEEDED',
          status: 400,
          retryable: false,
          message: 'Budget center North office has $12.00 left. Your order is $26.03.',
        });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect(await page.findByText(/North office has \$12\.00 left/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change cart' })).toBeVisible();
  },
};

/** The card was declined: nothing was charged, and another card can be entered. */
export const PaymentRefused: Story = {
  args: { routes: { 'POST /checkout/default/order': refused('PAYMENT_OPERATION_FAILED', 402) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    const payment = within(await page.findByRole('region', { name: 'Payment' }));
    await expect(await payment.findByText(/was not charged/)).toBeVisible();
    await expect(await payment.findByLabelText(/^Card number/)).toBeVisible();
  },
};

/** Creates routes whose total increases when the order is placed. */
function growingTotal(): NonNullable<PageArgs['routes']> {
  let checkoutInfo = buildCheckout();
  const { totals } = checkoutInfo;
  return {
    'GET /checkout/precheckout': () => ({ checkoutInfo }),
    'POST /checkout/default/order': () => {
      checkoutInfo = buildCheckout({
        revision: checkoutInfo.revision + 1,
        totals: { ...totals, cartSubTotal: 20.74, taxTotal: 1.29, ordTotal: 31.98 },
      });
      throw new HttpError({
        code: 'ORDER_TOTAL_CHANGED',
        status: 409,
        retryable: false,
        message: 'The total has changed.',
        details: { total: 31.98, ordTotal: 31.98 },
      });
    },
  };
}

/** The total changed since it was displayed and must be confirmed. */
export const TotalChanged: Story = {
  args: { routes: growingTotal() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect((await page.findAllByText(/total has changed/))[0]).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Place order, $31.98' })).toBeVisible();
  },
};

/** It is uncertain whether the order was placed: checking again places it once. */
export const LostReply: Story = {
  args: {
    routes: {
      'POST /checkout/default/order': () => {
        throw new HttpError({ code: 'TIMEOUT', retryable: true, message: 'Timeout', status: 504 });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect((await page.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  args: {
    routes: {
      'GET /checkout/precheckout': () => {
        throw new HttpError({ code: 'EMPTY_CART', status: 409, retryable: false, message: 'Empty' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your cart is empty.')).toBeVisible();
  },
};

export const Loading: Story = { args: { unread: true } };

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: /^Try again/ })).toBeVisible();
  },
};

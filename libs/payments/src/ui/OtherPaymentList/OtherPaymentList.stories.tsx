import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VENDOR_PAYMENT_TYPES } from '@foolscap/core/vocabulary';
import { OtherPaymentList } from './OtherPaymentList.tsx';

const meta = {
  title: 'Payments/OtherPaymentList',
  component: OtherPaymentList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { vendors: VENDOR_PAYMENT_TYPES, onPay: fn(), onShowWindow: fn(), onAbandon: fn() },
} satisfies Meta<typeof OtherPaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each vendor has a button with its name. */
export const Default: Story = {
  parameters: {
    state: 'wallets',
    recipe: 'In the payment of /checkout, open the tab Other Payment.',
    testedIn: 'apps/storefront/e2e/other-payments.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Klarna' }));
    await expect(args.onPay).toHaveBeenCalledWith('KLARNA');
  },
};

/** Members whose organization pays by invoice. */
export const Invoice: Story = {
  parameters: {
    state: 'invoice',
    recipe:
      'Sign in as buyer@example.com on the business site, then open the tab Other Payment of the payment.',
    testedIn: 'apps/storefront/e2e/other-payments.journey.ts',
  },
  args: { invoiceTo: 'Bellwether Architects' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Billed to Bellwether Architects');
    await userEvent.click(canvas.getByRole('button', { name: 'Use invoice' }));
    await expect(args.onPay).toHaveBeenCalledWith('INVOICE');
  },
};

/** The order already has a PayPal payment. */
export const OnOrder: Story = {
  parameters: {
    state: 'wallet on the order',
    recipe: 'In the tab Other Payment, continue with PayPal and approve, then press Change beside Payment.',
    testedIn: 'apps/storefront/e2e/other-payments.journey.ts',
  },
  args: { chosen: { id: 'PAYPAL', accountName: 'pat@example.com' } },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('PayPalOn this orderpat@example.com');
  },
};

/** The payment was declined when the order was placed. */
export const Declined: Story = {
  args: { chosen: { id: 'PAYPAL', accountName: 'decline@example.com', isDeclined: true } },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('PayPalDeclineddecline@example.com');
  },
};

/** The vendor's window is open. Focus is on the button that shows it, and no other payment can be started. */
export const Approving: Story = {
  parameters: {
    state: 'window of a vendor open',
    recipe: 'In the tab Other Payment, continue with PayPal and leave its window open.',
    testedIn: 'apps/storefront/e2e/other-payments.journey.ts',
  },
  args: { pending: { id: 'PAYPAL', step: 'approving' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Finish paying in the PayPal window.')).toBeVisible();
    const show = canvas.getByRole('button', { name: 'Show window' });
    await expect(show).toHaveFocus();
    await userEvent.click(show);
    await expect(args.onShowWindow).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Continue with Klarna' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onAbandon).toHaveBeenCalled();
  },
};

/** The approved payment is in flight: a spinner is shown, and clicks are ignored. */
export const Loading: Story = {
  parameters: {
    state: 'vendor payment in flight',
    recipe: 'Slow `/checkout/default/vendorpayment`, then approve a payment in the window of PayPal.',
    testedIn: 'libs/payments/src/state/vendor-payment.sagas.test.ts',
  },
  args: { pending: { id: 'CARD_WALLET', step: 'sending' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Adding your payment');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Card wallet' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The shopper has closed the window. */
export const Canceled: Story = {
  parameters: {
    state: 'window of a vendor closed',
    recipe: 'In the window of PayPal, press Cancel.',
    testedIn: 'apps/storefront/e2e/other-payments.journey.ts',
  },
  args: { canceled: 'PAYPAL', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You left PayPal before you had paid/)).toBeVisible();
  },
};

/** A payment that may be approved once more. */
export const Retry: Story = {
  parameters: {
    state: 'vendor payment to approve once more',
    recipe: 'In the window of PayPal, approve as retry@example.com.',
    testedIn: 'apps/storefront/e2e/other-payments.journey.ts',
  },
  args: {
    failure: {
      id: 'PAYPAL',
      text: "We're sorry, something went wrong. Click here to retry.",
      isRetryable: true,
    },
    attempt: 1,
  },
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveFocus();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try PayPal again' }));
    await expect(args.onPay).toHaveBeenCalledWith('PAYPAL');
  },
};

export const Failed: Story = {
  parameters: {
    state: 'vendor payment refused',
    recipe: 'Storybook only: after a refusal the cart shows the message.',
  },
  args: {
    failure: {
      id: 'KLARNA',
      text: 'We are unable to process your Klarna payment at this time.',
      isRetryable: false,
    },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('unable to process your Klarna payment');
    await expect(within(alert).queryByRole('button')).toBeNull();
  },
};

/** The browser has blocked the vendor's window. */
export const WindowBlocked: Story = {
  parameters: {
    state: 'provider failed to start',
    recipe: 'Block pop-ups in the browser, then continue with PayPal.',
    testedIn: 'libs/payments/src/state/vendor-payment.sagas.test.ts',
  },
  args: {
    failure: {
      id: 'PAYPAL',
      text: 'Your browser blocked the window. Allow pop-ups for this site, then try again.',
      isRetryable: true,
    },
    attempt: 1,
  },
};

/** A long name of an organization, and a long user name. */
export const LongContent: Story = {
  args: {
    invoiceTo: 'Northern Districts Association of Architects, Surveyors and Landscape Planners, Incorporated',
    chosen: {
      id: 'PAYPAL',
      accountName: 'accounts-payable.northern-districts@purchasing.association.example',
    },
  },
};

/** No vendor has a window, and there is no invoice. */
export const Empty: Story = {
  args: { vendors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('listitem')).toHaveLength(0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildOrder } from '../../testing/index.ts';
import { Invoice } from './Invoice.tsx';

const { ordTotal } = buildOrder().totals;
const onAccount = {
  type: 'ACCOUNT',
  brand: 'ACCOUNT',
  lastFourDigit: '',
  amountApplied: ordTotal,
} as const;

const meta = {
  title: 'Checkout/Invoice',
  component: Invoice,
  args: {
    order: buildOrder({
      purchaseOrderNumber: 'PO-3118',
      poRelease: 'R-2',
      budgetCenter: 'STUDIO',
      payments: [onAccount],
    }),
    onPrint: fn(),
  },
} satisfies Meta<typeof Invoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const getInvoice = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: /^Invoice/ }));

/** An order on the account of the organization. */
export const Default: Story = {
  parameters: {
    state: 'invoice',
    recipe: 'sign in as buyer@example.com on the business site, and place an order',
    testedIn: 'libs/checkout/src/model/invoice.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const invoice = getInvoice(canvasElement);
    await expect(invoice.getByText('Amount due')).toBeVisible();
    await expect(invoice.getByText('STUDIO')).toBeVisible();
    await userEvent.click(invoice.getByRole('button', { name: 'Print invoice' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};

/** Paid with a card, under a purchase order. */
export const Paid: Story = {
  parameters: {
    state: 'invoice paid',
    recipe:
      'Sign in as buyer@example.com on the business site, place an order by card, then open it after its shipment.',
  },
  args: { order: buildOrder({ purchaseOrderNumber: 'PO-20417' }) },
  play: async ({ canvasElement }) => {
    await expect(getInvoice(canvasElement).getByText('Paid')).toBeVisible();
  },
};

/** Some units were canceled. */
export const Refunded: Story = {
  parameters: {
    state: 'invoice with a refund',
    recipe:
      'Sign in as buyer@example.com on the business site, place an order, then cancel one of its lines.',
  },
  args: {
    order: buildOrder({
      purchaseOrderNumber: 'PO-20417',
      refundedTotal: 8.49,
      payments: [{ ...onAccount, amountRefunded: 8.49 }],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(getInvoice(canvasElement).getByText('Refunded')).toBeVisible();
  },
};

/** Consumer orders, and orders pending approval, have no invoice. */
export const None: Story = {
  args: { order: buildOrder({ purchaseOrderNumber: 'PO-20417', status: 'PENDING_APPROVAL' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    order: buildOrder({
      purchaseOrderNumber: 'PO-2026-000142-NORTHEAST-REGIONAL-FACILI',
      poRelease: 'RELEASE-000000000000000000000000000000014',
      budgetCenter: 'NORTHEAST-REGIONAL-FACILITIES-OPERATIONS',
    }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMembershipOrder, buildOrder, buildPickup } from '../../testing/index.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Confirmation } from './Confirmation.tsx';

const meta = {
  title: 'Checkout/Confirmation',
  component: Confirmation,
  tags: ['autodocs'],
  args: { order: buildOrder(), onReorder: fn() },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'confirmation',
    recipe: 'place an order',
    testedIn: 'apps/storefront/e2e/buying.journey.ts',
  },
};
export const LongContent: Story = {
  args: {
    order: buildOrder({
      emailId1:
        'maximiliana.featherstonehaugh-wolverhampton@bureau-of-stationery-paper-and-furniture.example.com',
      purchaseOrderNumber: 'PO-2026-000142',
    }),
  },
};

/** A business order shows what it is charged to. */
export const Business: Story = {
  args: { order: buildOrder({ purchaseOrderNumber: 'PO-20417', poRelease: 'R-2', budgetCenter: 'STUDIO' }) },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    for (const term of ['Purchase order', 'Release', 'Budget center'])
      await expect(terms.map(({ textContent }) => textContent)).toContain(term);
  },
};

/** Cancelable for 30 minutes; each item, and all of them, can be reordered. */
export const Cancellable: Story = {
  parameters: {
    state: 'order can be canceled',
    recipe: 'Place an order, then open it from /account/orders.',
  },
  args: {
    order: { ...buildOrder(), cancellableUntil: '2026-11-20T15:34:00.000Z' },
    onCancel: fn(),
    onReorder: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Buy again/ }));
    await expect(args.onReorder).toHaveBeenCalledWith([{ itemId: '24400011', qty: 2 }]);
  },
};
/** A membership alone: it starts at once, and nothing is delivered. */
export const Membership: Story = {
  parameters: {
    recipe: 'Join the rewards program, then order a membership from /membership.',
    testedIn: 'apps/commerce-api/src/domains/orders/ordered-memberships.test.ts',
  },
  args: { order: buildMembershipOrder(), onReorder: fn(), picture: <span>Parcel</span> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Membership from Nov 20, 2026 to Nov 20, 2027')).toBeVisible();
    await expect(canvas.queryByText(/Arrives|Deliver|Shipped|Parcel/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Buy again|Reorder/ })).toBeNull();
  },
};
/** A made-to-order product with its design; without a new one it cannot be bought again, alone or with its order. */
export const Customized: Story = {
  args: {
    order: buildOrder({
      lines: [{ ...buildOrder().lines[0]!, configuration: [{ name: 'Line 1', value: 'Ada Reyes' }] }],
    }),
    onReorder: fn(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Line 1: Ada Reyes')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Buy again:|Reorder)/ })).not.toBeInTheDocument();
  },
};
/** A line that two cost centers of the organization pay for. */
export const CostCenters: Story = {
  args: {
    order: buildOrder({
      lines: [
        {
          ...buildOrder().lines[0]!,
          splits: [
            { costCenter: '4100', project: 'ALMANAC', percent: 60, amount: 59.99 },
            { costCenter: '4200', percent: 40, amount: 39.99 },
          ],
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Cost center 4100 · Project ALMANAC (60%, $59.99)')).toBeVisible();
    await expect(canvas.getByText('Cost center 4200 (40%, $39.99)')).toBeVisible();
  },
};
/** A product that another seller sells and ships. */
export const OtherSeller: Story = {
  args: { order: buildOrder({ lines: [{ ...buildOrder().lines[0]!, soldBy: 'Rewell Supply' }] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sold and shipped by Rewell Supply')).toBeVisible();
  },
};
/** Lines from different warehouses: each shows its own arrival, the order shows the whole window. */
export const SeveralDeliveries: Story = {
  args: {
    order: buildOrder({
      lines: [
        { ...buildOrder().lines[0]!, minDeliveryDate: '2026-11-30', maxDeliveryDate: '2026-12-01' },
        {
          ...buildOrder().lines[0]!,
          itemId: '24400090',
          name: 'Bellwether Sit-stand desk, oak',
          image: '/media/pictures/standing-desk/c99a66.svg',
          minDeliveryDate: '2026-12-02',
          maxDeliveryDate: '2026-12-03',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Mon, Nov 30 – Thu, Dec 3')).toBeVisible();
    await expect(canvas.getByText('Arrives Mon, Nov 30 – Tue, Dec 1')).toBeVisible();
    await expect(canvas.getByText('Arrives Wed, Dec 2 – Thu, Dec 3')).toBeVisible();
  },
};
export const Canceled: Story = {
  parameters: { state: 'order canceled', recipe: 'Place an order, then press "Cancel order" on its page.' },
  args: { order: buildOrder({ status: 'CANCELED' }), onReorder: fn() },
};
/** A business order above the buyer's limit. Its money is authorized, and it is not prepared yet. */
export const PendingApproval: Story = {
  parameters: {
    state: ['order waiting for approval', 'approval needed'],
    recipe:
      'Run npm run organizations -- set 1084420417 --approval-limit 50.00, then order above it as buyer@example.com.',
    testedIn: 'apps/commerce-api/src/domains/orders/order-approvals.test.ts',
  },
  args: {
    order: buildOrder({ status: 'PENDING_APPROVAL', cancellableUntil: '2026-11-20T15:34:00.000Z' }),
    onCancel: fn(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /is waiting for approval/ })).toBeVisible();
    await expect(canvas.getByText(/^Approvers can decide until Nov 27, 2026/)).toBeVisible();
    await expect(canvas.getByText('To be paid with')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  },
};
export const Released: Story = {
  parameters: {
    state: 'order approved',
    recipe: 'Storybook only: no organization of the demo has an approval limit.',
  },
  args: { order: buildOrder({ status: 'RELEASED' }) },
};
/** Declined by the approver, who left a comment. */
export const Declined: Story = {
  parameters: {
    state: 'order declined',
    recipe: 'Storybook only: no organization of the demo has an approval limit.',
  },
  args: {
    order: buildOrder({
      status: 'DECLINED',
      decisionComment: 'Please order the 10-pack instead.',
      refundedTotal: buildOrder().totals.ordTotal,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Please order the 10-pack instead.')).toBeVisible();
    await expect(canvas.queryByText('Arrives')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Paid with')).not.toBeInTheDocument();
  },
};
/** A gift card paid part of it, and one unit was canceled and refunded. */
export const PartlyCanceled: Story = {
  parameters: {
    state: 'order paid by several tenders, partly canceled',
    recipe: 'Storybook only: the shop’s checkout takes one card; the API takes several tenders.',
  },
  args: {
    order: buildOrder({
      payments: [
        { type: 'GIFT_CARD', brand: '', lastFourDigit: '0001', amountApplied: 5 },
        { type: 'CARD', brand: 'VISA', lastFourDigit: '1111', amountApplied: 21.62, amountRefunded: 10.63 },
      ],
      refundedTotal: 10.63,
      lines: [
        { ...buildOrder().lines[0]!, canceledQty: 1 },
        { ...buildOrder().lines[0]!, lineNumber: 2, qty: 1, canceledQty: 1, pickupStoreNumber: '1547' },
      ],
      pickups: [buildPickup()],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Gift card ending in 0001: \$5\.00/)).toBeVisible();
    await expect(canvas.getByText(/Visa ending in 1111: \$21\.62, \$10\.63 refunded/)).toBeVisible();
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }));
    await expect(summary.getByText('-$10.63')).toBeVisible();
    await expect(summary.getByText('Total after refund')).toBeVisible();
    await expect(summary.getByText('$15.40')).toBeVisible();
    await expect(canvas.getAllByText(/1 canceled/)[0]).toBeVisible();
    // The remaining amount is zero.
    await expect(canvas.queryByText('Pick up at')).not.toBeInTheDocument();
  },
};
/** Paid with PayPal and a gift card. */
export const PaidWithPayPal: Story = {
  args: {
    order: buildOrder({
      payments: [
        { type: 'PREPAID_CARD', brand: '', lastFourDigit: '0007', amountApplied: 5 },
        {
          type: 'WALLET',
          vendorPaymentType: 'PAYPAL',
          brand: 'pat@example.com',
          lastFourDigit: '',
          amountApplied: 21.62,
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/PayPal \(pat@example\.com\): \$21\.62/)).toBeVisible();
  },
};
/** Savings by promotion and coupon; the rows of the summary add up to the total. */
export const WithAdjustments: Story = {
  parameters: {
    state: 'order with savings',
    recipe: 'Add items, enter the coupon FRESHSHEET, and order.',
    testedIn: 'apps/commerce-api/src/domains/pricing/promotions.test.ts',
  },
  args: {
    order: buildOrder({
      adjustments: [
        { name: 'Paper week', amount: 2 },
        { name: '$5 off', couponCode: 'FIVE', amount: 5 },
      ],
      totals: { ...buildOrder().totals, instantCouponSavings: 7, ordTotal: buildOrder().totals.ordTotal - 7 },
    }),
  },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }));
    await expect(summary.getByText('Paper week').nextElementSibling).toHaveTextContent('-$2.00');
    await expect(summary.getByText('$5 off (FIVE)').nextElementSibling).toHaveTextContent('-$5.00');
  },
};
/** Lines with different delivery speeds, each with its own. */
export const SeveralSpeeds: Story = {
  parameters: {
    state: 'order with several delivery speeds',
    recipe:
      'Add 24110101 and 24190101, choose next-day delivery for the first on /cart, then place the order.',
    testedIn: 'apps/commerce-api/src/domains/cart/decide/line-levels.test.ts',
  },
  args: {
    order: buildOrder({
      levelOfService: 'STANDARD',
      lines: [
        { ...buildOrder().lines[0]!, lineNumber: 1, levelOfService: 'NDD' },
        {
          ...buildOrder().lines[0]!,
          lineNumber: 2,
          name: 'Bellwether Sit-stand desk, oak',
          levelOfService: 'STANDARD',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .filter(({ textContent }) => /delivery/.test(textContent));
    await expect(first).toHaveTextContent('Next business day delivery');
    await expect(second).toHaveTextContent('Standard delivery');
  },
};
/** A protection plan is listed below its product. */
export const WithPlan: Story = {
  args: {
    order: buildOrder({
      lines: [
        { ...buildOrder().lines[0]!, lineNumber: 1 },
        { ...buildOrder().lines[0]!, lineNumber: 2, name: 'Bellwether Sit-stand desk, oak' },
        {
          ...buildOrder().lines[0]!,
          lineNumber: 3,
          parentLineNumber: 1,
          name: '2-year protection plan',
          qty: 1,
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    const plan = items.findIndex((text) => text.startsWith('2-year protection plan'));
    await expect(items[plan]).toMatch(/for Quillane Everyday copy paper/);
    await expect(items[plan - 1]).toMatch(/^Quillane Everyday copy paper/);
  },
};
/** Furniture that is ordered with services; the price of a custom service is agreed later. */
export const WithFurnitureServices: Story = {
  args: {
    order: buildOrder({
      lines: [
        {
          ...buildOrder().lines[0]!,
          lineNumber: 1,
          name: 'Ardenmoor Rise Standing Desk, 48", Natural Oak',
          qty: 3,
          furnSvcInfo: { BASC: { qty: 2 }, CUST: { qty: 1 } },
          isFurnitureServicesFeeTBD: true,
        },
      ],
      totals: { ...buildOrder().totals, furnRate: 158, isFurnitureServicesFeeTBD: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Basic furniture service for 2')).toBeVisible();
    await expect(canvas.getByText('Custom furniture service for 1')).toBeVisible();
    await expect(canvas.getByText('We’ll contact you with the fee.')).toBeVisible();
    await expect(canvas.getByText('$158.00')).toBeVisible();
    await expect(canvas.getByText('To be determined')).toBeVisible();
  },
};
/** A free item from a promotion; buying again leaves it out. */
export const WithFreeItem: Story = {
  args: {
    order: buildOrder({
      lines: [
        { ...buildOrder().lines[0]!, lineNumber: 1 },
        {
          ...buildOrder().lines[0]!,
          lineNumber: 2,
          name: 'Ostermere Paper Sampler, 12 Sheets',
          qty: 1,
          finalPrice: 0,
          finalPricePerUnit: 0,
          isFree: true,
        },
      ],
    }),
    onReorder: fn(),
  },
  play: async ({ canvasElement }) => {
    const free = within(canvasElement)
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.startsWith('Ostermere'));
    await expect(free).toHaveLength(1);
    await expect(free[0]).toHaveTextContent('1 × Free');
    await expect(within(free[0]!).queryByRole('button')).toBeNull();
  },
};
/** Shipped, with carrier and tracking number. */
export const Shipped: Story = {
  parameters: { state: 'order shipped', recipe: 'npm run orders' },
  args: {
    order: buildOrder({
      status: 'SHIPPED',
      shippedAt: '2026-11-21T09:00:00.000Z',
      shipment: { carrier: 'Post', trackingNumber: '9400 1000 0000 0000 0000 00' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('9400 1000 0000 0000 0000 00')).toBeVisible();
    await expect(canvas.getByText('Visa ending in 1111')).toBeVisible();
    await expect(canvas.getByText('Billed to')).toBeVisible();
  },
};
export const Delivered: Story = {
  parameters: {
    state: 'order delivered',
    recipe: 'Place an order, then `npm run orders -- ship` and `delivered` with its number.',
  },
  args: {
    order: buildOrder({
      status: 'DELIVERED',
      shippedAt: '2026-11-21T09:00:00.000Z',
      deliveredAt: '2026-11-24T09:00:00.000Z',
    }),
  },
};

/** One part has shipped; the other is ready in the store. */
export const ReadyForPickup: Story = {
  parameters: {
    state: 'order ready for pickup',
    recipe: 'Place an order for pickup, then `npm run orders -- ready` with its number.',
  },
  args: {
    order: buildOrder({
      status: 'READY_FOR_PICKUP',
      shippedAt: '2026-11-21T09:00:00.000Z',
      pickups: [buildPickup({ readyAt: '2026-11-20T16:00:00.000Z' })],
      pickupPerson: { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '5085550142' },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ready for pickup')).toBeVisible();
  },
};
/** Everything was picked up, so no delivery is shown. */
export const Collected: Story = {
  parameters: {
    state: 'order picked up',
    recipe: 'As before; then `npm run orders -- collected` with its number.',
  },
  args: {
    order: buildOrder({
      status: 'COLLECTED',
      shippingAddress: undefined,
      pickups: [
        buildPickup({ readyAt: '2026-11-20T16:00:00.000Z', collectedAt: '2026-11-20T17:00:00.000Z' }),
      ],
    }),
  },
};

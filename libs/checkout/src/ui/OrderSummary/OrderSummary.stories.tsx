import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { buildCheckout } from '../../testing/index.ts';
import { OrderSummary } from './OrderSummary.tsx';

const { lines, totals } = buildCheckout();
const meta = {
  title: 'Checkout/OrderSummary',
  component: OrderSummary,
  tags: ['autodocs'],
  args: {
    lines,
    totals,
    action: (
      <Button variant="primary" size="large" fullWidth>
        Place order
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'summary', recipe: 'Open /checkout with 24110101.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$26.03')).toBeVisible();
    await expect(within(canvasElement).queryByText('1 products')).not.toBeInTheDocument();
  },
};
/** A product that another seller sells and ships. */
export const OtherSeller: Story = {
  args: { lines: [{ ...lines[0]!, soldBy: 'Rewell Supply' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sold and shipped by Rewell Supply')).toBeVisible();
  },
};
/** A gift card pays part of it, and a card that was only checked pays nothing. */
export const GiftCard: Story = {
  parameters: {
    state: 'summary with a gift card',
    recipe: 'Apply the gift card 6006490005000000001 with the code 0001 in the payment step.',
    testedIn: 'libs/checkout/src/model/order-amounts.test.ts',
  },
  args: {
    orderPayments: [
      { id: 'g1', paymentType: 'GIFT_CARD', lastFourDigit: '0042', addedToOrder: true, amountApplied: 10 },
      { id: 'g2', paymentType: 'GIFT_CARD', lastFourDigit: '0043', addedToOrder: false, amountApplied: 0 },
    ],
  },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'Order summary' });
    await expect(summary).toHaveTextContent(
      /Total\$26\.03Gift card ending in 0042-\$10\.00Left to pay\$16\.03/,
    );
    await expect(summary).not.toHaveTextContent('0043');
  },
};
/** Many lines collapse, so that the total and the action stay in view. */
export const LongContent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('20 products'));
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(20);
  },
  args: {
    lines: Array.from({ length: 20 }, (_, n) => ({
      ...lines[0]!,
      name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets, acid-free, pack of 24 boxes',
      ...(n === 0 ? { name: 'L5500DN,'.repeat(50) } : {}),
      qty: n + 1,
    })),
  },
};
/** A protection plan is listed below its product, and a canceled unit was refunded. */
export const PlanAndRefund: Story = {
  args: {
    lines: [
      lines[0]!,
      { ...lines[0]!, cartItemId: 'line-2', name: 'Bellwether Sit-stand desk, oak' },
      {
        ...lines[0]!,
        cartItemId: 'line-3',
        parentCartItemId: 'line-1',
        name: '2-year protection plan',
        qty: 1,
        finalPrice: 4.99,
      },
    ],
    refundedTotal: 8.49,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items[1]).toMatch(/^2-year protection plan × 1 for Quillane/);
    await expect(canvas.getByText('-$8.49')).toBeVisible();
    await expect(canvas.getByText('$17.54')).toBeVisible();
  },
};
/** Two designs of one made-to-order item. */
export const Customized: Story = {
  args: {
    lines: ['Ada Reyes', 'Eve Moss'].map((value, n) => ({
      ...lines[0]!,
      cartItemId: `line-${n}`,
      name: 'Bellcap Custom Engraved Name Plate, 2" x 8"',
      configuration: [
        { name: 'Line 1', value },
        { name: 'Plate color', value: 'Walnut' },
      ],
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Line 1: Ada Reyes')).toBeVisible();
    await expect(canvas.getByText('Line 1: Eve Moss')).toBeVisible();
  },
};
/** Lines from different warehouses. */
export const SeveralDeliveries: Story = {
  args: {
    lines: [
      { ...lines[0]!, minDeliveryDate: '2026-11-30', maxDeliveryDate: '2026-12-01' },
      {
        ...lines[0]!,
        name: 'Bellwether Sit-stand desk, oak',
        image: '/media/pictures/standing-desk/c99a66.svg',
        minDeliveryDate: '2026-12-02',
        maxDeliveryDate: '2026-12-03',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Arrives Mon, Nov 30 – Tue, Dec 1')).toBeVisible();
    await expect(canvas.getByText('Arrives Wed, Dec 2 – Thu, Dec 3')).toBeVisible();
  },
};
export const TaxToBeDetermined: Story = {
  parameters: { state: 'tax to be determined', recipe: 'Open /checkout as a guest, before the address.' },
  args: { totals: { ...totals, taxTotal: undefined, ordTotal: 26.93 } },
};
/** The price of a furniture service is agreed after the order. */
export const FurnitureServicesToBeDetermined: Story = {
  args: { totals: { ...totals, isFurnitureServicesFeeTBD: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Furniture services')).toBeVisible();
    await expect(canvas.getByText('To be determined')).toBeVisible();
  },
};
/** For pages that list the lines elsewhere. */
export const WithoutLines: Story = {
  parameters: { state: 'summary beside the lines', recipe: 'Place an order, then open its page.' },
  args: { lines: [] },
};
export const Pending: Story = {
  parameters: {
    state: 'placing the order',
    recipe: 'Slow `/checkout/default/order`, then place an order.',
    testedIn: 'libs/checkout/src/state/checkout.sagas.test.ts',
  },
  args: { pending: true },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '@foolscap/ui/components';
import { BuyAgain } from '../BuyAgain/BuyAgain.tsx';
import { OrderRows } from './OrderRows.tsx';

const order = {
  orderNumber: '9700012345',
  placedAt: '2026-11-20T15:04:00.000Z',
  status: 'PLACED',
  ordTotal: 26.03,
  numberOfItems: 2,
};
const orders = [
  order,
  {
    ...order,
    orderNumber: '9700012290',
    placedAt: '2026-11-12T09:30:00.000Z',
    status: 'READY_FOR_PICKUP',
    ordTotal: 219,
  },
  {
    ...order,
    orderNumber: '9700012211',
    placedAt: '2026-10-02T09:12:00.000Z',
    status: 'DELIVERED',
    ordTotal: 1034.5,
    numberOfItems: 14,
  },
];
const meta = {
  title: 'Checkout/OrderRows',
  component: OrderRows,
  parameters: { receivesData: { Failed: 'its page shows the failure: Pages/Orders, Failed' } },
  tags: ['autodocs'],
  args: { orders },
  argTypes: { emptyActions: { control: false }, empty: { control: false } },
} satisfies Meta<typeof OrderRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dates and amounts are aligned in columns; each number links to its order. */
export const Default: Story = {
  parameters: {
    state: 'orders',
    recipe: 'Sign in, place an order, then open /account/orders.',
    testedIn: 'libs/checkout/src/feature/orders.test.tsx',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '9700012345' })).toHaveAttribute(
      'href',
      '/order/9700012345',
    );
    await expect(canvas.getByRole('row', { name: /9700012290/ })).toHaveTextContent('Ready for pickup');
    await expect(canvas.queryByRole('columnheader', { name: 'Placed by' })).not.toBeInTheDocument();
  },
};
/** Skeleton rows while loading. */
export const Loading: Story = {
  parameters: { state: 'orders loading', recipe: 'Slow `/orders`, then follow the link to the orders.' },
  args: { orders: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  parameters: {
    state: 'no orders yet',
    recipe: 'Register at /office/supplies/register, then open /account/orders.',
  },
  args: { orders: [], emptyActions: <ButtonLink href="/">Start shopping</ButtonLink> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Start shopping' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: {
    state: 'no order found',
    recipe: 'Place an order, then filter /account/orders by a year or text without orders.',
  },
  args: { orders: [], filtered: true },
};
/** One order of every status. */
export const Statuses: Story = {
  parameters: {
    state: 'orders of every status',
    recipe: 'Storybook only: needs orders of states that the shop does not reach yet.',
  },
  args: {
    orders: [
      'PLACED',
      'SHIPPED',
      'READY_FOR_PICKUP',
      'PARTLY_DONE',
      'DELIVERED',
      'COLLECTED',
      'CANCELED',
    ].map((status, n) => ({ ...order, orderNumber: String(9700012345 - n * 7), status })),
  },
};
export const LongContent: Story = {
  args: {
    orders: [
      {
        ...order,
        orderNumber: '970001234597000123459700012345',
        ordTotal: 1234567.89,
        numberOfItems: 99999,
        purchaseOrderNumber: 'PO-2026-FURNITURE-FOR-THE-THIRD-FLOOR-000142',
        placedBy: 'Maximiliana-Josephine Featherstonehaugh-Wolverhampton',
      },
      { ...order, placedBy: 'Pat Reyes' },
    ],
  },
};
/** With a button that buys each order again. */
export const WithAction: Story = {
  parameters: {
    state: 'orders that can be bought again',
    recipe: 'Sign in on /cc/mmx as office@example.com, place an order, then open /cc/mmx/.',
    testedIn: 'libs/checkout/src/feature/order-overview.test.tsx',
  },
  args: {
    renderAction: ({ orderNumber }) => (
      <BuyAgain orderNumber={orderNumber} onBuyAgain={fn()} form={{ action: '/forms/orders/again' }} />
    ),
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /9700012290/ });
    await expect(within(row).getByRole('button', { name: 'Buy again: order 9700012290' })).toBeVisible();
  },
};
/** As an organization admin sees it. */
export const Organization: Story = {
  parameters: {
    state: 'orders of an organization',
    recipe: 'Sign in on /cc/mmx as office@example.com, place an order, then open /cc/mmx/account/orders.',
    testedIn: 'apps/storefront/e2e/business.journey.ts',
  },
  args: {
    orders: orders.map((one, n) => ({
      ...one,
      placedBy: n === 1 ? 'Otto Bell' : 'Ines Vellum',
      ...(n === 1 ? {} : { purchaseOrderNumber: `PO-2041${7 - n}` }),
    })),
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /9700012345/ });
    await expect(row).toHaveTextContent('Ines Vellum');
    await expect(row).toHaveTextContent('PO-20417');
  },
};

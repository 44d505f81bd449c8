import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderRows } from './OrderRows.tsx';

const order = {
  orderNumber: '9700012345',
  placedAt: '2026-11-20T15:04:00.000Z',
  status: 'PLACED',
  ordTotal: 27.99,
  numberOfItems: 2,
};
const meta = {
  title: 'Checkout/OrderRows',
  component: OrderRows,
  args: { orders: [order, { ...order, orderNumber: '9700012211', status: 'DELIVERED', numberOfItems: 1 }] },
} satisfies Meta<typeof OrderRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { orders: [] } };
export const NothingFound: Story = { args: { orders: [], filtered: true } };
export const LongContent: Story = {
  args: {
    orders: [
      { ...order, orderNumber: '970001234597000123459700012345', ordTotal: 1234567.89, numberOfItems: 99999 },
    ],
  },
};
/** What an admin of an organisation sees. */
export const OfAnOrganization: Story = {
  args: { orders: [{ ...order, purchaseOrderNumber: 'PO-20417', placedBy: 'Ines Vellum' }] },
};

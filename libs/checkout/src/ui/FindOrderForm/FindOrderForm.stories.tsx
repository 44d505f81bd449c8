import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CHECKOUT_CODES, checkoutMessage } from '../../model/index.ts';
import { FindOrderForm } from './FindOrderForm.tsx';

const meta = {
  title: 'Checkout/FindOrderForm',
  component: FindOrderForm,
  tags: ['autodocs'],
  args: { action: '/forms/orders/find' },
} satisfies Meta<typeof FindOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submissions: FormData[] = [];
    canvasElement.querySelector('form')?.addEventListener('submit', (event) => {
      submissions.push(new FormData(event.currentTarget as HTMLFormElement));
      event.preventDefault();
    });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Order number/ }), '7100000001');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email address/ }), 'pat@example.com{Enter}');
    await expect(submissions.map((data) => Object.fromEntries(data))).toEqual([
      { orderNumber: '7100000001', email: 'pat@example.com' },
    ]);
  },
};
/** An unknown number and a wrong address look the same. The input is kept. */
export const NotFound: Story = {
  args: {
    orderNumber: '7100000009',
    email: 'pat@example.com',
    error: checkoutMessage({ code: CHECKOUT_CODES.orderNotFound }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We couldn’t find an order/);
    await expect(canvas.getByRole('textbox', { name: /^Order number/ })).toHaveValue('7100000009');
  },
};
export const LongContent: Story = {
  args: {
    orderNumber: '7'.repeat(40),
    email: 'maximiliana.featherstonehaugh-wolverhampton@bureau-of-stationery-paper-and-furniture.example.com',
  },
};

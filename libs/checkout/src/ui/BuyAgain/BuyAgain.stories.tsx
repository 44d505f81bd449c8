import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BuyAgain } from './BuyAgain.tsx';

const meta = {
  title: 'Checkout/BuyAgain',
  component: BuyAgain,
  tags: ['autodocs'],
  args: { orderNumber: '9700012345', onBuyAgain: fn(), form: { action: '/forms/orders/again' } },
} satisfies Meta<typeof BuyAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After hydration a click adds the items; before that, the same button submits the form. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="orderNumber"]')).toHaveValue('9700012345');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again: order 9700012345' }));
    await expect(args.onBuyAgain).toHaveBeenCalledWith('9700012345');
  },
};
/** The order is being read. Further clicks do nothing. */
export const Busy: Story = {
  parameters: {
    state: 'buying an order again',
    recipe: 'As before; slow `/orders/`, then press "Buy again".',
    testedIn: 'libs/checkout/src/feature/order-overview.test.tsx',
  },
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onBuyAgain).not.toHaveBeenCalled();
  },
};
export const LongContent: Story = { args: { orderNumber: '970001234597000123459700012345' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildCheckout } from '../../testing/index.ts';
import { SummaryBar } from './SummaryBar.tsx';

const { totals } = buildCheckout();
const meta = {
  title: 'Checkout/SummaryBar',
  component: SummaryBar,
  tags: ['autodocs'],
  args: { totals },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SummaryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The total is visible; the amounts expand. */
export const Default: Story = {
  parameters: {
    state: 'total at the top of a phone’s page',
    recipe: 'Open /checkout with 24110101 on a phone.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$26.03')).toBeInTheDocument();
    await userEvent.click(canvas.getByText('Order summary'));
    await expect(await canvas.findByText('Shipping')).toBeInTheDocument();
  },
};
/** A gift card pays a part. */
export const GiftCard: Story = {
  args: {
    orderPayments: [
      {
        id: 'gift-1',
        paymentType: 'GIFT_CARD',
        lastFourDigit: '0042',
        addedToOrder: true,
        amountApplied: 10,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Left to pay/).parentElement).toHaveTextContent('$16.03');
  },
};
/** A large total next to its longest label. */
export const LongContent: Story = {
  args: { totals: { ...totals, taxTotal: undefined, ordTotal: 1234567.89 } },
};
export const Pending: Story = { args: { pending: true } };

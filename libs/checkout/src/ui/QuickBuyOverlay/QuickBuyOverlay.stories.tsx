import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { buildCheckout, buildOrder } from '../../testing/index.ts';
import { QuickBuyOverlay } from './QuickBuyOverlay.tsx';

const info = buildCheckout({ userType: 'REGISTERED' });
const failure = (code: string, status = 409) => ({ code, status, message: '', retryable: false });
const review = (more = {}) => ({ phase: 'review' as const, info, serial: 0, ...more });
const [line] = info.lines;

const meta = {
  title: 'Checkout/QuickBuyOverlay',
  component: QuickBuyOverlay,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    item: { itemId: '24400011', qty: 2 },
    purchase: review(),
    setupHref: '/account/quick-buy',
    orderHref: (number: string) => `/order/${number}`,
    onPlace: fn(),
    onRetry: fn(),
    onCancelOrder: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QuickBuyOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Review your order' });
    await expect(dialog).toHaveTextContent('Visa ending in 1111');
    await expect(dialog).toHaveTextContent('12 Mill Lane');
    await expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/account/quick-buy');
    await userEvent.click(screen.getByRole('button', { name: 'Place order, $26.03' }));
    await expect(args.onPlace).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
/** The totals are being read. */
export const Loading: Story = { args: { purchase: { phase: 'preparing' } } };
export const OutOfStock: Story = {
  args: {
    purchase: { phase: 'unready', failure: failure('QUICK_BUY_ITEM_UNAVAILABLE'), serial: 1 },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/can’t be ordered in this quantity/);
    await expect(screen.queryByRole('button', { name: /Place order|Try again/ })).not.toBeInTheDocument();
  },
};
export const QuantityLimited: Story = {
  args: { item: { itemId: '24400011', qty: 5 } },
  play: async () => {
    await expect(await screen.findByText('Only 2 of 5 can be ordered right now.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Place order/ })).toBeVisible();
  },
};
/** The shopper confirms the new total. */
export const TotalChanged: Story = {
  args: { purchase: review({ failure: failure('ORDER_TOTAL_CHANGED'), serial: 1 }) },
};
export const Declined: Story = {
  args: { purchase: review({ failure: failure('PAYMENT_OPERATION_FAILED', 402), serial: 1 }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveFocus();
  },
};
export const CardExpired: Story = {
  args: { purchase: { phase: 'unready', failure: failure('PAYMENT_EXPIRED', 400), serial: 1 } },
};
/** Quick buy was turned off in another window. */
export const NotReady: Story = {
  args: { purchase: { phase: 'unready', failure: failure('QUICK_BUY_NOT_READY'), serial: 1 } },
};
export const Undeliverable: Story = {
  args: { purchase: review({ info: { ...info, deliveryMethods: [] } }) },
  play: async () => {
    await expect(await screen.findByText(/can’t deliver these items to this address/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Place order/ })).not.toBeInTheDocument();
  },
};
/** A message of the item blocks the order. */
export const Blocked: Story = {
  args: {
    purchase: review({
      info: {
        ...info,
        lines: [
          {
            ...line!,
            messages: [{ code: 'X', type: 'ERROR', description: 'This item is not sold in your state.' }],
          },
        ],
      },
    }),
  },
};
/** Another window has bought something else meanwhile. */
export const ChangedElsewhere: Story = {
  args: { purchase: { phase: 'unready', failure: failure('CART_REVISION_CONFLICT'), serial: 1 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The totals could not be read. */
export const Failed: Story = {
  args: {
    purchase: { phase: 'unready', failure: { code: 'NETWORK', message: '', retryable: true }, serial: 1 },
  },
};
export const Placing: Story = {
  args: { purchase: { phase: 'placing', info, body: { expectedTotal: 26.03, revision: 4 }, serial: 0 } },
};
/** No reply: the order may have been placed. */
export const AnswerLost: Story = {
  args: { purchase: { phase: 'uncertain', info, body: { expectedTotal: 26.03, revision: 4 }, serial: 1 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await expect(args.onPlace).toHaveBeenCalledTimes(1);
  },
};
export const Placed: Story = {
  args: {
    purchase: {
      phase: 'placed',
      order: buildOrder({ cancellableUntil: '2026-11-20T15:34:00.000Z' }),
      cancel: { phase: 'idle' },
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/order/9700012345',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Cancel order / }));
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancelOrder).toHaveBeenCalledTimes(1);
  },
};
export const Canceled: Story = {
  args: {
    purchase: { phase: 'placed', order: buildOrder({ status: 'CANCELED' }), cancel: { phase: 'canceled' } },
  },
};
export const CancelFailed: Story = {
  args: {
    purchase: {
      phase: 'placed',
      order: buildOrder({ cancellableUntil: '2026-11-20T15:34:00.000Z' }),
      cancel: { phase: 'failed', failure: failure('ORDER_NOT_CANCELLABLE') },
    },
  },
};
export const LongContent: Story = {
  args: {
    purchase: review({
      info: {
        ...info,
        shippingAddress: {
          ...info.shippingAddress!,
          firstName: 'Maximiliana-Theodora',
          lastName: 'Featherstonehaugh-Wolfeschlegelstein',
          address1: 'Third floor, behind the elevators, Market Street office',
        },
        lines: [{ ...line!, name: `${line!.name} `.repeat(4).trim() }],
      },
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};

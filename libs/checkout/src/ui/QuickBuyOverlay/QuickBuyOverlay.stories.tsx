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
  parameters: {
    receivesData: { Empty: 'without a purchase it is closed' },
    docs: { story: { inline: false, height: '640px' } },
  },
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
  parameters: {
    state: 'quick buy: review',
    recipe: 'Turn on quick buy, then press "Buy now" on a product page.',
  },
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
export const Loading: Story = {
  parameters: {
    state: 'quick buy: totals loading',
    recipe: 'Slow `/account/quick-buy`, then press "Buy now".',
  },
  args: { purchase: { phase: 'preparing' } },
};
export const OutOfStock: Story = {
  parameters: {
    state: 'quick buy: out of stock',
    recipe: 'Press "Buy now" for an item whose last unit was sold since the page was opened.',
  },
  args: {
    purchase: { phase: 'unready', failure: failure('QUICK_BUY_ITEM_UNAVAILABLE'), serial: 1 },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/can’t be ordered in this quantity/);
    await expect(screen.queryByRole('button', { name: /Place order|Try again/ })).not.toBeInTheDocument();
  },
};
export const QuantityLimited: Story = {
  parameters: {
    state: 'quick buy: quantity limited',
    recipe: 'Press "Buy now" for more units than are in stock.',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: { item: { itemId: '24400011', qty: 5 } },
  play: async () => {
    await expect(await screen.findByText('Only 2 of 5 can be ordered right now.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Place order/ })).toBeVisible();
  },
};
/** The shopper confirms the new total. */
export const TotalChanged: Story = {
  parameters: {
    state: 'quick buy: total changed',
    recipe: 'Open the overlay, import another price, then press "Place order".',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: { purchase: review({ failure: failure('ORDER_TOTAL_CHANGED'), serial: 1 }) },
};
export const Declined: Story = {
  parameters: {
    state: 'quick buy: card declined',
    recipe: 'Use the card 4000 0000 0000 0002 for quick buy, then press "Place order".',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: { purchase: review({ failure: failure('PAYMENT_OPERATION_FAILED', 402), serial: 1 }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveFocus();
  },
};
export const CardExpired: Story = {
  parameters: {
    state: 'quick buy: card expired',
    recipe: 'Storybook only: an expired card cannot be saved, and the demo has no clock.',
  },
  args: { purchase: { phase: 'unready', failure: failure('PAYMENT_EXPIRED', 400), serial: 1 } },
};
/** Quick buy was turned off in another window. */
export const NotReady: Story = {
  parameters: {
    state: 'quick buy: not ready',
    recipe: 'Turn quick buy off in another tab, then press "Buy now".',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: { purchase: { phase: 'unready', failure: failure('QUICK_BUY_NOT_READY'), serial: 1 } },
};
export const Undeliverable: Story = {
  parameters: {
    state: 'quick buy: address without delivery',
    recipe: 'Storybook only: every address of the demo has a delivery method.',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: { purchase: review({ info: { ...info, deliveryMethods: [] } }) },
  play: async () => {
    await expect(await screen.findByText(/can’t deliver these items to this address/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Place order/ })).not.toBeInTheDocument();
  },
};
/** A message of the item blocks the order. */
export const Blocked: Story = {
  parameters: {
    state: 'quick buy: blocked by a message',
    recipe: 'Storybook only: the product page has no "Buy now" for such items.',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
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
/** Another window has bought something else in the meantime. */
export const ChangedElsewhere: Story = {
  parameters: {
    state: 'quick buy: changed in another window',
    recipe: 'Open the overlay in two tabs for two items, then press "Place order" in the first.',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: { purchase: { phase: 'unready', failure: failure('CART_REVISION_CONFLICT'), serial: 1 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The totals could not be read. */
export const Failed: Story = {
  parameters: {
    state: 'quick buy: totals could not be loaded',
    recipe: 'Fail `/account/quick-buy`, then press "Buy now".',
  },
  args: {
    purchase: { phase: 'unready', failure: { code: 'NETWORK', message: '', retryable: true }, serial: 1 },
  },
};
export const Placing: Story = {
  parameters: {
    state: 'quick buy: placing',
    recipe: 'Open the overlay, slow `/checkout/default/order`, then press "Place order".',
  },
  args: { purchase: { phase: 'placing', info, body: { expectedTotal: 26.03, revision: 4 }, serial: 0 } },
};
/** There was no reply, so the order may have been placed. */
export const AnswerLost: Story = {
  parameters: {
    state: 'quick buy: answer lost',
    recipe: 'Open the overlay, lose the answer of `/checkout/default/order`, then press "Place order".',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: { purchase: { phase: 'uncertain', info, body: { expectedTotal: 26.03, revision: 4 }, serial: 1 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await expect(args.onPlace).toHaveBeenCalledTimes(1);
  },
};
export const Placed: Story = {
  parameters: { state: 'quick buy: placed', recipe: 'Press "Place order" in the overlay.' },
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
  parameters: {
    state: 'quick buy: order canceled',
    recipe: 'Press "Cancel order" in the overlay after the order.',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
  args: {
    purchase: { phase: 'placed', order: buildOrder({ status: 'CANCELED' }), cancel: { phase: 'canceled' } },
  },
};
export const CancelFailed: Story = {
  parameters: {
    state: 'quick buy: order could not be canceled',
    recipe: 'Place an order, ship it with the orders command, then press "Cancel order".',
    testedIn: 'libs/checkout/src/state/quick-buy.sagas.test.ts',
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRestockItem, buildSubscription } from '../../testing/index.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

const meta = {
  title: 'Subscriptions/SubscriptionCard',
  component: SubscriptionCard,
  parameters: {
    receivesData: { Loading: 'the list shows a skeleton', Empty: 'the list shows that there are none' },
  },
  tags: ['autodocs'],
  args: {
    subscription: buildSubscription({ orderNumber: '7100000001' }),
    orderHref: (orderNumber: string) => `/order/${orderNumber}`,
    onAction: fn(),
    onEdit: fn(),
    onUndoSkip: fn(),
  },
} satisfies Meta<typeof SubscriptionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each action is called with its name; canceling is confirmed by the caller. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const [name, action] of [
      [/^Skip next order: /, 'SKIP'],
      [/^Pause: /, 'PAUSE'],
      [/^Cancel: /, 'CANCEL'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onAction).toHaveBeenLastCalledWith(action);
    }
    await expect(canvas.getByRole('link', { name: '7100000001' })).toHaveAttribute(
      'href',
      '/order/7100000001',
    );
  },
};
export const Paused: Story = {
  parameters: {
    state: 'Subscription: paused',
    recipe:
      'Sign in as wendy@example.com, save a card, and start auto-restock on the page of copy paper, then press “Pause”.',
  },
  args: { subscription: buildSubscription({ status: 'PAUSED' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Skip/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Resume: / }));
    await expect(args.onAction).toHaveBeenCalledWith('RESUME');
  },
};
/** The card was declined; another attempt follows. */
export const PaymentFailed: Story = {
  parameters: {
    state: 'Subscription: payment failed',
    recipe:
      'Sign in as wendy@example.com, save a card, and start auto-restock on the page of copy paper with the card 4000 0000 0000 0002, and wait for its day.',
  },
  args: { subscription: buildSubscription({ problem: 'PAYMENT_DECLINED', retryDate: '2026-12-10' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/We will try again on Thu, Dec 10/)).toBeVisible();
  },
};
export const CardExpired: Story = {
  args: { subscription: buildSubscription({ status: 'PAUSED', problem: 'CARD_EXPIRED' }) },
};
/** The card was removed from the account. */
export const CardRemoved: Story = {
  args: { subscription: buildSubscription({ status: 'PAUSED', problem: 'CARD_REMOVED', card: undefined }) },
};
/** The price differs from the price that the shopper has seen. */
export const PriceChanged: Story = {
  parameters: {
    state: 'Subscription: price changed',
    recipe: 'Storybook only: the demo does not change its prices.',
  },
  args: { subscription: buildSubscription({ item: buildRestockItem({ price: 7.99 }) }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The price has changed from $7.49 to $7.99.')).toBeVisible();
  },
};
/** It rose by more than 10%, so the order waits for the shopper. */
export const PriceRose: Story = {
  args: {
    subscription: buildSubscription({
      status: 'PAUSED',
      problem: 'PRICE_ROSE',
      item: buildRestockItem({ price: 9.49 }),
    }),
  },
};
export const OutOfStock: Story = {
  args: {
    subscription: buildSubscription({
      problem: 'OUT_OF_STOCK',
      retryDate: '2026-12-10',
      item: buildRestockItem({ availability: 'OUT_OF_STOCK' }),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('This item was out of stock. We will try again on Thu, Dec 10.'),
    ).toBeVisible();
  },
};
export const Discontinued: Story = {
  parameters: {
    state: 'Subscription: discontinued',
    recipe: 'Storybook only: the demo does not withdraw its products.',
  },
  args: {
    subscription: buildSubscription({
      status: 'PAUSED',
      problem: 'DISCONTINUED',
      item: buildRestockItem({ availability: 'DISCONTINUED', price: undefined }),
    }),
  },
};
/** The latest skip can be undone. */
export const Skipped: Story = {
  parameters: {
    state: 'Subscription: skipped',
    recipe:
      'Sign in as wendy@example.com, save a card, and start auto-restock on the page of copy paper, then press “Skip next order”.',
  },
  args: { subscription: buildSubscription({ nextDate: '2027-01-06' }), skippedDay: '2026-12-09' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoSkip).toHaveBeenCalledTimes(1);
  },
};
/** The skipped day is too soon to be chosen again. */
export const SkippedForGood: Story = {
  args: { ...Skipped.args, isSkipFinal: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Skipped the order on/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
/** It can be restored for a day. */
export const Canceled: Story = {
  parameters: {
    state: 'Subscription: canceled',
    recipe:
      'Sign in as wendy@example.com, save a card, and start auto-restock on the page of copy paper, then press “Cancel”.',
  },
  args: { subscription: buildSubscription({ status: 'CANCELED' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Undo: / }));
    await expect(args.onAction).toHaveBeenCalledWith('RESTORE');
  },
};
export const Saving: Story = { args: { busy: 'PAUSE' } };
export const Failed: Story = {
  args: { error: 'Your subscription was changed elsewhere. Check it, then try again.' },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongContent: Story = {
  args: {
    subscription: buildSubscription({
      item: buildRestockItem({ name: 'Everyday copy paper for printers and copiers '.repeat(6).trim() }),
      qty: 9999,
    }),
  },
};

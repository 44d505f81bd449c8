import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRestockAddress, buildRestockCard, buildSubscription } from '../../testing/index.ts';
import { SubscriptionList } from './SubscriptionList.tsx';

const choices = { addresses: [buildRestockAddress()], cards: [buildRestockCard()] };
const data = {
  ...choices,
  subscriptions: [
    buildSubscription(),
    buildSubscription({ id: 'subscription-2', status: 'PAUSED', interval: 'MONTHLY' }),
  ],
};

const meta = {
  title: 'Subscriptions/SubscriptionList',
  component: SubscriptionList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    data,
    shopHref: '/c/paper',
    orderHref: (orderNumber: string) => `/order/${orderNumber}`,
    onAction: fn(),
    onEdit: fn(),
    onUndoSkip: fn(),
  },
} satisfies Meta<typeof SubscriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Pause: / }));
    await expect(args.onAction).toHaveBeenCalledWith('subscription-1', 'PAUSE');
    await userEvent.click(canvas.getByRole('button', { name: /^Resume: / }));
    await expect(args.onAction).toHaveBeenCalledWith('subscription-2', 'RESUME');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Change: / })[0]!);
    await expect(args.onEdit).toHaveBeenCalledWith('subscription-1');
  },
};
export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = {
  parameters: { state: 'Subscriptions: empty', recipe: 'Register, then open /account/auto-restock.' },
  args: { data: { ...choices, subscriptions: [] } },
};
export const Failed: Story = {
  args: { data: undefined, error: 'We couldn’t reach the shop.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The organization no longer permits auto-restock: subscriptions can only be paused and canceled. */
export const ReadOnly: Story = {
  args: { data: { ...data, refusal: 'NO_PERMISSION' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^(Change|Resume|Skip)/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(2);
  },
};
export const LongContent: Story = {
  args: {
    data: {
      ...choices,
      subscriptions: Array.from({ length: 12 }, (_, at) => buildSubscription({ id: `s-${at}`, qty: at + 1 })),
    },
  },
};

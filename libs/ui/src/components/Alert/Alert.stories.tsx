import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = { title: 'UI/Components/Alert', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Only 3 left. We changed the quantity in your cart.' } };

export const Kinds: Story = {
  parameters: {
    state: 'Alert: warning, failure, info and success',
    recipe: 'Enter FRESHSHEET (success) and NOSUCHCODE (failure) on /cart; a small order shows an info.',
  },
  render: () => (
    <Stack>
      <Alert kind="warning" title="Item limit exceeded">
        There is a purchase limit of 4 for this item.
      </Alert>
      <Alert kind="failure" title="Sorry, something went wrong. Please try again." />
      <Alert kind="info">Orders placed before 3 pm ship today.</Alert>
      <Alert kind="success">Your coupon has been added to the cart.</Alert>
    </Stack>
  ),
};

export const WithActions: Story = {
  parameters: { state: 'Alert: with a retry button', recipe: 'Fail `/checkout`, then open /cart.' },
  args: {
    kind: 'failure',
    title: 'The cart could not be updated',
    children: 'The quantity is still 2.',
    actions: <Button size="small">Try again</Button>,
  },
};

/** A failure that can be retried. */
export const Retry: Story = {
  parameters: {
    state: 'Alert: retry',
    recipe: 'Open /account/orders as a member, go offline, and press a page of older orders.',
  },
  args: { kind: 'failure', live: 'assertive', children: 'We couldn’t load your orders.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A retry is in flight: the button does nothing until it has finished. */
export const Retrying: Story = {
  parameters: {
    state: 'Alert: retrying',
    recipe: 'Press “Try again” in such an alert while the network is slow.',
  },
  args: { kind: 'failure', children: 'We couldn’t load your orders.', onRetry: fn(), isRetrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Dismissible: Story = {
  parameters: {
    state: 'Alert: dismissed',
    recipe: 'Change a quantity of /cart in two tabs, then close the notice.',
  },
  args: { kind: 'info', children: 'Your store is now Natick, MA.', onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Announced: Story = {
  parameters: {
    state: 'Alert: announced',
    recipe: 'Press "Sign in" with a wrong password at /office/supplies/login.',
  },
  args: {
    kind: 'failure',
    live: 'assertive',
    children: 'Sorry, but we are unable to display these items. Try again in a few minutes.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Error: Sorry, but we are');
  },
};

export const LongContent: Story = {
  args: {
    title: 'There is a purchase limit of 9,999 for this item',
    children:
      'Because you already have 9,990 in your cart, your order quantity has been updated to 9. Contact us for larger orders, and we will arrange delivery in several shipments.',
    actions: (
      <>
        <Button size="small">View the cart</Button>
        <Button size="small" variant="quiet">
          Request a quote for a larger quantity
        </Button>
      </>
    ),
    onDismiss: fn(),
  },
};

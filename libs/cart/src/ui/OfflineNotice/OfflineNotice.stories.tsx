import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'Cart/OfflineNotice',
  component: OfflineNotice,
  tags: ['autodocs'],
  args: { waiting: 0, onSendNow: fn() },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'offline',
    recipe: 'Open /cart, then choose "Offline" in the browser’s tools.',
    testedIn: 'apps/storefront/e2e/offline.journey.ts',
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('You’re offline. Check your connection.');
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Changes are waiting; "Try again" sends them now. */
export const Waiting: Story = {
  parameters: {
    state: 'offline, changes wait',
    recipe: 'disconnect this device, then change a quantity',
    testedIn: 'libs/cart/src/state/offline.sagas.test.ts',
  },
  args: { waiting: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You’re offline. Your changes are saved. We’ll send them when you’re back online.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSendNow).toHaveBeenCalledTimes(1);
  },
};

/** A failed attempt is shown and announced. */
export const StillOffline: Story = {
  parameters: {
    state: 'still offline',
    recipe: 'Go offline on /cart, change a quantity, then press "Send now" on the notice.',
    testedIn: 'libs/cart/src/state/offline.sagas.test.ts',
  },
  args: { waiting: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You’re still offline.');
  },
};

/** On a phone in portrait orientation, the text takes up several lines. */
export const LongContent: Story = { args: { waiting: 2 }, globals: { viewport: { value: 'phone' } } };

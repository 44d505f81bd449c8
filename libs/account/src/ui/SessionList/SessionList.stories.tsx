import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildAccountSession } from '../../testing/index.ts';
import { SessionList } from './SessionList.tsx';

const here = buildAccountSession();
const phone = buildAccountSession({
  id: 'session-2',
  device: 'Safari on iPhone',
  lastSeenAt: '2026-11-18T19:05:00.000Z',
  current: false,
});
const meta = {
  title: 'Account/SessionList',
  component: SessionList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { sessions: [here, phone], onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'devices',
    recipe: '/account/sessions',
    testedIn: 'apps/storefront/e2e/accounts.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out: Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith('session-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of all other devices' }));
    await expect(args.onEndOthers).toHaveBeenCalled();
    // The picture shows the list without a focus ring.
    (document.activeElement as HTMLElement).blur();
  },
};
export const OneDevice: Story = {
  parameters: {
    state: 'signed in here only',
    recipe: 'Sign in with a new account, then open /account/sessions.',
  },
  args: { sessions: [here] },
};
export const Loading: Story = {
  parameters: {
    state: 'devices loading',
    recipe: 'Slow `/account/sessions`, then follow the link to the devices.',
  },
  args: { sessions: undefined },
};
export const Empty: Story = {
  parameters: { state: 'no devices', recipe: 'Storybook only: the shop always lists the current device.' },
  args: { sessions: [] },
};
export const Failed: Story = {
  parameters: { state: 'devices failed', recipe: 'Fail `/account/sessions`, then open /account/sessions.' },
  args: { error: 'That session has already ended.', attempt: 1 },
};
export const LongContent: Story = {
  args: { sessions: [here, { ...phone, device: 'A browser of a very long name '.repeat(6).trim() }] },
};

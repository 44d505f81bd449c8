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
  tags: ['autodocs'],
  args: { sessions: [here, phone], onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
export const OneDevice: Story = { args: { sessions: [here] } };
export const Loading: Story = { args: { sessions: undefined } };
export const Empty: Story = { args: { sessions: [] } };
export const Failed: Story = { args: { error: 'That session has already ended.', attempt: 1 } };
export const LongContent: Story = {
  args: { sessions: [here, { ...phone, device: 'A browser of a very long name '.repeat(6).trim() }] },
};

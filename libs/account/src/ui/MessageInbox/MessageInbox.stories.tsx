import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildAccountMessage, buildAccountMessages } from '../../testing/index.ts';
import { MessageInbox } from './MessageInbox.tsx';

const { messages } = buildAccountMessages();
const meta = {
  title: 'Account/MessageInbox',
  component: MessageInbox,
  tags: ['autodocs'],
  args: { messages, onRead: fn() },
} satisfies Meta<typeof MessageInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new message with a link, and one that is read. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/stores');
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: Our Framingham/ }));
    await expect(args.onRead).toHaveBeenCalledWith(['moved']);
  },
};

export const SeveralNew: Story = {
  args: { messages: [...messages, buildAccountMessage({ id: 'sale', title: 'Sale on paper' })] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onRead).toHaveBeenCalledWith(['moved', 'sale']);
  },
};

export const AllRead: Story = {
  args: { messages: messages.map((each) => ({ ...each, isRead: true })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A change is in flight: its button does not react. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { messages: [] } };
export const Loading: Story = { args: { messages: undefined } };
export const Failed: Story = {
  args: { messages: undefined, error: 'We couldn’t load your messages. Try again.', attempt: 1 },
};

/** Text is shown as it is, with its line breaks and without markup. */
export const LongContent: Story = {
  args: {
    messages: [
      buildAccountMessage({
        title:
          'Changes to the hours, the parking and the loading dock of our store in Framingham, Massachusetts',
        text: `<b>Not bold</b>\n${'A very long message about everything that changes. '.repeat(12)}`,
        link: {
          href: '/stores',
          text: 'See the hours, the parking and the loading docks of all stores nearby',
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>Not bold<\/b>/)).toBeVisible();
  },
};

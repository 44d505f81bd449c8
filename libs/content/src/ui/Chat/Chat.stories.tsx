import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chat } from './Chat.tsx';

const meta = {
  title: 'Content/Chat',
  component: Chat,
  tags: ['autodocs'],
  args: {
    phase: 'open',
    agent: 'Robin',
    isTyping: false,
    lines: [
      { from: 'agent', text: 'Hello! How can I help you today?' },
      { from: 'shopper', text: 'Can I return an opened pack of paper?' },
      {
        from: 'agent',
        text: 'These pages of our help center may answer that:',
        links: [
          { label: 'Returns and refunds', href: '/help/returns' },
          { label: 'Shipping', href: '/help/shipping' },
        ],
      },
    ],
    contactHref: '/contact',
    onSend: fn(),
    onEnd: fn(),
    onStart: fn(),
  },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'chat with an agent',
    recipe: 'Run `npm run toggles -- on chat`, then open /chat and ask about returns.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const message = canvas.getByLabelText('Your message');
    await userEvent.type(message, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(message, ' Thank you {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Thank you');
    await expect(message).toHaveValue('');
    message.blur();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'chat is connecting',
    recipe: 'Run `npm run toggles -- on chat`, then open /chat on a slow connection.',
  },
  args: { phase: 'loading', agent: undefined, lines: [] },
};
export const Typing: Story = {
  parameters: {
    state: 'agent is typing',
    recipe: 'Run `npm run toggles -- on chat`, then open /chat and send a message.',
  },
  args: { isTyping: true },
};
export const Ended: Story = {
  parameters: {
    state: 'chat has ended',
    recipe: 'Run `npm run toggles -- on chat`, then open /chat and end the chat.',
  },
  args: { phase: 'ended' },
};
export const Failed: Story = {
  parameters: {
    state: 'chat failed',
    recipe:
      'Block the script of the chat provider. Run `npm run toggles -- on chat`, then open /chat and wait 20 seconds.',
    testedIn: 'libs/content/src/state/chat.sagas.test.ts',
  },
  args: { phase: 'failed', agent: undefined, lines: [] },
};
export const LongContent: Story = {
  args: {
    agent: 'Bartholomew-Maximilian of the order desk',
    lines: [
      { from: 'shopper', text: 'A very long word: ' + 'paper'.repeat(40) },
      ...Array.from({ length: 12 }, (_, at) => ({
        from: at % 2 ? ('shopper' as const) : ('agent' as const),
        text: 'Your order ships from two places, so its parts can arrive on different days. '.repeat(2),
      })),
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContactForm } from './ContactForm.tsx';

const filled = {
  topic: 'ORDER',
  name: 'Ada Page',
  email: 'ada@example.com',
  orderNumber: '7100000001',
  message: 'Where is it?',
};

const meta = {
  title: 'Content/ContactForm',
  component: ContactForm,
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'contact form',
    recipe: 'Open /contact.',
    testedIn: 'libs/content/src/state/forms.sagas.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(/^Topic/), 'An order');
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ada Page');
    await userEvent.type(canvas.getByLabelText(/^Email address/), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText(/^Order number/), '7100000001');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Where is it?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
    (document.activeElement as HTMLElement).blur();
  },
};
/** Each error is shown at its field, and focus moves to the summary. */
export const Faults: Story = {
  parameters: {
    state: 'contact form is incomplete',
    recipe: 'Open /contact, then press Send message.',
    testedIn: 'libs/content/src/model/form-rules.test.ts',
  },
  args: { values: { orderNumber: '#71' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('group', { name: 'Check these details' })).toHaveFocus();
    await expect(canvas.getByLabelText(/^Topic/)).toHaveAccessibleDescription(/Choose a topic/);
    await expect(canvas.getByLabelText(/^Order number/)).toHaveAccessibleDescription(/up to 12 digits/);
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ada');
    await expect(canvas.getByLabelText(/^Name/)).not.toHaveAccessibleDescription(/Enter your name/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'contact form is being sent',
    recipe: 'Slow `/content/contact`, then send a message.',
  },
  args: { values: filled, busy: true },
};
export const Failed: Story = {
  parameters: { state: 'contact form failed', recipe: 'Fail `/content/contact`, then send a message.' },
  args: {
    values: filled,
    error: { message: 'You’ve sent this form too often. Try again in 42 minutes.' },
    attempt: 1,
  },
};
/** The server’s message is shown at its field. */
export const Refused: Story = {
  parameters: {
    state: 'contact form has a card number',
    recipe: 'Send 4111 1111 1111 1111 as the message at /contact.',
    testedIn: 'apps/commerce-api/src/domains/content/messages.test.ts',
  },
  args: {
    values: filled,
    error: { message: '“Message” can’t contain a card number.', field: 'message' },
    attempt: 1,
  },
};
export const Sent: Story = {
  parameters: { state: 'contact form is sent', recipe: 'Send a message at /contact.' },
  args: { isSent: true, attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveFocus();
  },
};
export const LongContent: Story = {
  args: {
    values: {
      ...filled,
      name: 'Ada Wilhelmina Page-Featherstonehaugh '.repeat(2).trim(),
      email: `${'long-name.'.repeat(12)}ada@example.com`,
      message: 'The chair arrived with three legs, and the fourth is in a box without a label. '.repeat(20),
    },
    error: { message: 'We couldn’t reach the shop. Check your connection and try again. '.repeat(3).trim() },
    attempt: 1,
  },
};

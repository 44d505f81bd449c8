import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MessageForm } from './MessageForm.tsx';

const meta = {
  title: 'Content/MessageForm',
  component: MessageForm,
  tags: ['autodocs'],
  args: {
    fields: [
      { name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 40 },
      { name: 'email', label: 'Email address', kind: 'email', required: true, autoComplete: 'email' },
      { name: 'order', label: 'Order number', kind: 'digits', hint: 'It is in your confirmation mail.' },
      {
        name: 'topic',
        label: 'Topic',
        kind: 'select',
        required: true,
        placeholder: 'Choose a topic',
        options: [
          { value: 'order', label: 'An order' },
          { value: 'product', label: 'A product' },
        ],
      },
      {
        name: 'reply',
        label: 'Reply by',
        kind: 'radio',
        required: true,
        options: [
          { value: 'email', label: 'Email' },
          { value: 'phone', label: 'Phone' },
        ],
      },
      { name: 'text', label: 'Message', kind: 'area', required: true, maxLength: 1000 },
    ],
    submitLabel: 'Send message',
    sentText: 'Thank you. We received your message.',
    check: ({ email, topic, reply, text }) => ({
      ...(email?.includes('@') ? {} : { email: 'Enter an email address, such as name@example.com.' }),
      ...(topic ? {} : { topic: 'Choose a topic.' }),
      ...(reply ? {} : { reply: 'Choose email or phone.' }),
      ...(text ? {} : { text: 'Enter a message.' }),
    }),
    onSubmit: fn(),
  },
} satisfies Meta<typeof MessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  name: 'Pat Reyes',
  email: 'pat@example.com',
  topic: 'order',
  reply: 'email',
  text: 'Two boxes are missing.',
};

/** Nothing is sent until all fields are valid, and spaces around values are removed. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/^Email address/), ' pat@example.com ');
    await userEvent.selectOptions(form.getByLabelText(/^Topic/), 'A product');
    await userEvent.click(form.getByRole('radio', { name: 'Phone' }));
    const send = form.getByRole('button', { name: 'Send message' });
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^Message/), 'Is it recycled?');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '',
      email: 'pat@example.com',
      order: '',
      topic: 'product',
      reply: 'phone',
      text: 'Is it recycled?',
    });
    send.blur();
  },
};
/** An empty form was submitted: each error is at its field, and disappears when the field is corrected. */
export const Errors: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    const [email, text] = [form.getByLabelText(/^Email address/), form.getByLabelText(/^Message/)];
    await expect(email).toHaveAccessibleDescription(/Enter an email address/);
    await expect(text).toHaveAccessibleDescription(/Enter a message/);
    await userEvent.type(text, 'Is it recycled?');
    await expect(text).toBeValid();
    await expect(email).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Pressing the button again sends nothing. */
export const Loading: Story = {
  args: { values: FILLED, busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The message could not be sent; what was entered stays. */
export const Failed: Story = {
  args: {
    values: FILLED,
    error: { message: 'We couldn’t reach the shop. Check your connection and try again.' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
    await expect(form.getByLabelText(/^Message/)).toHaveValue(FILLED.text);
  },
};
/** The server rejected one field. */
export const FailedField: Story = {
  args: {
    values: FILLED,
    error: { message: 'We don’t know this order number.', field: 'order' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/^Order number/)).toHaveAccessibleDescription(
      /We don’t know this order number/,
    );
  },
};
/** The success message replaces the form. */
export const Sent: Story = {
  args: { isSent: true, attempt: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Thank you. We received your message.')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    values: { ...FILLED, text: 'The second box came open, and its paper is damp. '.repeat(20) },
    note: 'By sending the message you agree that we keep it, with your name and email address, for as long as it takes to answer it.',
  },
};

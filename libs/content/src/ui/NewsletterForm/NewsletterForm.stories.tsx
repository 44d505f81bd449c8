import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'Content/NewsletterForm',
  component: NewsletterForm,
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'newsletter sign-up',
    recipe: 'Open /newsletter.',
    testedIn: 'apps/commerce-api/src/domains/content/newsletter.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText(/^Email address/);
    await userEvent.type(email, 'ada{Enter}');
    await expect(email).toHaveAccessibleDescription(/like name@example.com/);
    await userEvent.type(email, '@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ emailID: 'ada@example.com', formId: 4053 });
    (document.activeElement as HTMLElement).blur();
  },
};
/** The long marketing form. */
export const Business: Story = {
  parameters: {
    state: 'newsletter sign-up, long form',
    recipe: 'Open /cc/mmx/newsletter.',
    testedIn: 'libs/content/src/model/form-rules.test.ts',
  },
  args: { form: 'long', values: { emailID: 'ada@example.com' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Sign up' });
    await userEvent.click(send);
    await expect(canvas.getByLabelText(/^Job function/)).toHaveAccessibleDescription(/Choose your job/);
    await userEvent.selectOptions(canvas.getByLabelText(/^Job function/), 'Procurement');
    await userEvent.selectOptions(canvas.getByLabelText(/^Number of employees/), '400+');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      emailID: 'ada@example.com',
      formId: 6759,
      jobFunction: 'Procurement',
      employeeSize: '400+',
    });
    send.blur();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'newsletter sign-up is being sent',
    recipe: 'Slow `/subscribeUserforOffers`, then sign up at /newsletter.',
  },
  args: { values: { emailID: 'ada@example.com' }, busy: true },
};
export const Failed: Story = {
  parameters: {
    state: 'newsletter sign-up failed',
    recipe: 'Fail `/subscribeUserforOffers`, then sign up at /newsletter.',
  },
  args: {
    values: { emailID: 'ada@example.com' },
    error: { message: 'We couldn’t reach the shop. Check your connection and try again.' },
    attempt: 1,
  },
};
/** The same text for all addresses, so that it does not reveal who is subscribed. */
export const Sent: Story = {
  parameters: { state: 'newsletter sign-up is sent', recipe: 'Sign up at /newsletter.' },
  args: { isSent: true, attempt: 1 },
};
export const LongContent: Story = {
  args: {
    form: 'long',
    values: { emailID: `${'long-name.'.repeat(20)}ada@example.com` },
    error: { message: 'We couldn’t reach the shop. Check your connection and try again. '.repeat(3).trim() },
    attempt: 1,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FeedbackForm } from './FeedbackForm.tsx';

const meta = {
  title: 'Content/FeedbackForm',
  component: FeedbackForm,
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'feedback form',
    recipe: 'Run `npm run toggles -- on feedback`, then open /feedback.',
    testedIn: 'apps/commerce-api/src/domains/content/messages.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send feedback' });
    await userEvent.click(send);
    await expect(canvas.getAllByText('Choose a rating.')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4, good' }));
    await userEvent.type(canvas.getByLabelText(/^What should we/), 'Keep the search.');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, comment: 'Keep the search.' });
    send.blur();
  },
};
export const Loading: Story = {
  parameters: { state: 'feedback is being sent', recipe: 'Slow `/content/feedback`, then send feedback.' },
  args: { values: { rating: '4' }, busy: true },
};
export const Failed: Story = {
  parameters: { state: 'feedback failed', recipe: 'Fail `/content/feedback`, then send feedback.' },
  args: {
    values: { rating: '4', comment: 'Keep the search.' },
    error: { message: 'We couldn’t reach the shop. Check your connection and try again.' },
    attempt: 1,
  },
};
export const Sent: Story = {
  parameters: { state: 'feedback is sent', recipe: 'Send feedback at /feedback.' },
  args: { isSent: true, attempt: 1 },
};
export const LongContent: Story = {
  args: {
    values: { rating: '2', comment: 'The filters of the search should stay where they are. '.repeat(18) },
  },
};

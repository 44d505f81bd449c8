import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentMessagesProvider } from '../messages.tsx';
import { CaptchaCheck } from './CaptchaCheck.tsx';

const meta = {
  title: 'Payments/CaptchaCheck',
  component: CaptchaCheck,
  tags: ['autodocs'],
  args: { phase: 'idle', onCheck: fn() },
} satisfies Meta<typeof CaptchaCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const getBox = (element: HTMLElement) =>
  within(element).getByRole('checkbox', { name: /Confirm that you’re human/ });

/** One key starts the check. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(getBox(canvasElement)).not.toBeChecked();
    await userEvent.tab();
    await expect(getBox(canvasElement)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

/** The focus stays on the box, and a second press does nothing. */
export const Checking: Story = {
  args: { phase: 'checking' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking');
    await userEvent.click(getBox(canvasElement));
    await expect(getBox(canvasElement)).toBeChecked();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const Verified: Story = {
  args: { phase: 'verified' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Confirmed.');
    await userEvent.click(getBox(canvasElement));
    await expect(getBox(canvasElement)).toBeChecked();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

const again = (phase: 'failed' | 'expired', text: RegExp): Story => ({
  args: { phase },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(text);
    await expect(getBox(canvasElement)).not.toBeChecked();
    await userEvent.click(getBox(canvasElement));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});
export const Failed = again('failed', /Check the box to try again/);
export const Expired = again('expired', /has expired/);

/** The form was submitted before the box was checked. */
export const Missing: Story = {
  args: { error: 'Confirm that you’re human.' },
  play: async ({ canvasElement }) => {
    await expect(getBox(canvasElement)).toHaveAccessibleDescription(/Confirm that you’re human\./);
    await expect(getBox(canvasElement)).toBeInvalid();
  },
};

export const LongContent: Story = {
  args: { phase: 'expired' },
  render: (args) => (
    <PaymentMessagesProvider
      messages={{
        captcha: {
          label:
            'Confirm that you are a person and not a program that tries the numbers of many cards one after another',
          expired:
            'Your confirmation has expired because you took longer than ten minutes to enter the card. Nothing is lost: check the box again, then enter the card once more.',
        },
      }}
    >
      <CaptchaCheck {...args} />
    </PaymentMessagesProvider>
  ),
};

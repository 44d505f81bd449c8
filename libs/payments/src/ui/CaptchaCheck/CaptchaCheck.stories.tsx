import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentMessagesProvider } from '../PaymentMessagesProvider.tsx';
import { CaptchaCheck } from './CaptchaCheck.tsx';

const meta = {
  title: 'Payments/CaptchaCheck',
  component: CaptchaCheck,
  parameters: {
    receivesData: {
      Empty: 'the Default story is the unchecked box',
      Loading: 'the Checking story shows that the check runs',
    },
  },
  tags: ['autodocs'],
  args: { phase: 'idle', onCheck: fn() },
} satisfies Meta<typeof CaptchaCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const getBox = (element: HTMLElement) =>
  within(element).getByRole('checkbox', { name: /Confirm that you’re human/ });

/** One key starts the check. */
export const Default: Story = {
  parameters: {
    state: 'captcha',
    recipe:
      'In the payment of /checkout, apply the gift card 6006490025000000001 with the code 0002 three times.',
    testedIn: 'apps/storefront/e2e/captcha.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    await expect(getBox(canvasElement)).not.toBeChecked();
    await userEvent.tab();
    await expect(getBox(canvasElement)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

/** The focus stays on the box, and a second click does nothing. */
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
  parameters: {
    state: 'captcha that is solved',
    recipe: 'Check the box of the captcha and wait a second.',
    testedIn: 'apps/storefront/e2e/captcha.journey.ts',
  },
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
export const Failed: Story = {
  ...again('failed', /Check the box to try again/),
  parameters: {
    state: 'captcha that failed',
    recipe: 'Fail `/payment/captcha`, then check the box of the captcha.',
    testedIn: 'libs/payments/src/state/captcha.sagas.test.ts',
  },
};
export const Expired: Story = {
  ...again('expired', /has expired/),
  parameters: {
    state: 'captcha that expired',
    recipe: 'Check the box of the captcha and wait ten minutes.',
    testedIn: 'libs/payments/src/state/captcha.sagas.test.ts',
  },
};

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

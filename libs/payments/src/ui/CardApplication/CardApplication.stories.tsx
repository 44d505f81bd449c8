import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CardApplication } from './CardApplication.tsx';

const meta = {
  title: 'Payments/CardApplication',
  component: CardApplication,
  parameters: {
    receivesData: {
      Empty: 'it has no list',
      Loading: 'the Adding story shows that the approved card is being added',
    },
  },
  tags: ['autodocs'],
  args: { onApply: fn(), onShowWindow: fn(), onDismiss: fn() },
} satisfies Meta<typeof CardApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'store card application',
    recipe: 'Check out on the consumer site up to the payment.',
    testedIn: 'apps/storefront/e2e/card-application.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apply for the Amex card' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const Applying: Story = {
  args: { phase: 'applying' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show the window' }));
    await expect(args.onShowWindow).toHaveBeenCalledOnce();
  },
};

export const Adding: Story = { args: { phase: 'adding' } };

const result = (status: 'success' | 'warning' | 'failure', text: RegExp): Story => ({
  args: { status },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
/** The card is on the order, so there is nothing to apply for. */
export const Success: Story = {
  ...result('success', /was approved/),
  parameters: {
    state: 'application approved',
    recipe: 'In the payment of /checkout, apply for the Amex card, then apply in its window.',
    testedIn: 'apps/storefront/e2e/card-application.journey.ts',
  },
};
export const Warning: Story = {
  ...result('warning', /under review/),
  parameters: {
    state: 'application under review',
    recipe: 'Apply for the Amex card as review@example.com.',
    testedIn: 'apps/storefront/e2e/card-application.journey.ts',
  },
};
export const Failure: Story = {
  ...result('failure', /was not approved/),
  parameters: {
    state: 'application not approved',
    recipe: 'Apply for the Amex card as deny@example.com.',
    testedIn: 'apps/storefront/e2e/card-application.journey.ts',
  },
};

/** The browser has blocked the window. */
export const Failed: Story = {
  args: { error: 'Your browser blocked the window. Allow pop-ups for this site, then try again.' },
};

export const LongContent: Story = {
  args: {
    error:
      'Your application was approved, but we couldn’t add the new card to your order. Nothing was charged. Enter the number of the card when it arrives in the mail, or choose another way to pay for this order now.',
  },
};

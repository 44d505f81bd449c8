import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardBalanceResult } from './CardBalanceResult.tsx';

const meta = {
  title: 'Payments/CardBalanceResult',
  component: CardBalanceResult,
  parameters: {
    receivesData: {
      Loading: 'the form shows that a balance is being checked',
      Failed: 'the form shows why a balance is unknown',
    },
  },
  tags: ['autodocs'],
  args: { paymentType: 'GIFT_CARD', lastFourDigit: '0001', balance: 25 },
} satisfies Meta<typeof CardBalanceResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'balance of a gift card',
    recipe: 'At /gift-card-balance, enter 6006490025000000001 with the code 0001.',
    testedIn: 'apps/storefront/e2e/gift-cards.journey.ts',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Balance: $25.00')).toBeVisible();
    await expect(canvas.getByText('Gift card ending in 0001')).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('Balance: $25.00');
  },
};
/** The card is used up. */
export const Empty: Story = {
  args: { balance: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Balance: $0.00')).toBeVisible();
  },
};
export const LongContent: Story = { args: { paymentType: 'PREPAID_CARD', balance: 123_456.78 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildSavedCard } from '../../testing/builders.ts';
import { SavedCardChoice } from './SavedCardChoice.tsx';

const cards = [
  buildSavedCard({
    id: 'old',
    brand: 'MASTER_CARD',
    lastFourDigit: '4444',
    expiryMonth: '12',
    expiryYear: '2025',
  }),
  buildSavedCard({ id: 'office', userNotes: 'Office card', isDefault: true }),
  buildSavedCard({ id: 'travel', brand: 'AMEX', lastFourDigit: '0005' }),
];

const meta = {
  title: 'Payments/SavedCardChoice',
  component: SavedCardChoice,
  parameters: { receivesData: { Empty: 'without saved cards, checkout shows the form of a new card' } },
  tags: ['autodocs'],
  args: {
    cards,
    now: () => Date.UTC(2026, 0, 15),
    onPay: fn(),
    newCard: <p>The form of a new card.</p>,
  },
} satisfies Meta<typeof SavedCardChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default card is selected; an expired one cannot be. */
export const Default: Story = {
  parameters: {
    state: 'saved card selected at checkout',
    recipe: 'With saved cards, check out up to the payment.',
    testedIn: 'apps/storefront/e2e/wallet.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Office card/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }));
    await expect(args.onPay).toHaveBeenCalledWith('office');
    await userEvent.click(canvas.getByRole('radio', { name: /American Express/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }));
    await expect(args.onPay).toHaveBeenLastCalledWith('travel');
  },
};

export const LongContent: Story = {
  args: { cards: [buildSavedCard({ userNotes: 'W'.repeat(32) }), ...cards] },
};

/** The form of a new card replaces the button. */
export const NewCard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Use a new card' }));
    await expect(canvas.getByText('The form of a new card.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use this card' })).toBeNull();
  },
};

/** If all saved cards have expired, only a new card can be chosen. */
export const AllExpired: Story = {
  parameters: {
    state: 'saved card with an expired date',
    recipe: 'Storybook only: a saved card expires with time, and the form refuses a past date.',
    testedIn: 'apps/commerce-api/src/domains/payments/wallet.test.ts',
  },
  args: { cards: cards.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Use a new card' })).toBeChecked();
  },
};

export const Loading: Story = { args: { busy: true } };

/** The card was declined; focus moves to the reason. */
export const Failed: Story = {
  args: {
    attempt: 1,
    error: 'Please select a different card or add a new card to proceed with your order.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/select a different card/);
  },
};

/** The organization allows saved cards only. */
export const NoNewCard: Story = {
  parameters: {
    state: 'saved cards only',
    recipe: 'Hide new cards for an organization (`npm run organizations`), then check out as its member.',
    testedIn: 'apps/commerce-api/src/domains/checkout/payment-options.test.ts',
  },
  args: { newCard: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { name: 'Use a new card' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Use this card' })).toBeVisible();
  },
};

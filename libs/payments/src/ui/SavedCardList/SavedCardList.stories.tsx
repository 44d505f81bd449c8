import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildSavedCard } from '../../testing/builders.ts';
import { SavedCardList } from './SavedCardList.tsx';

const cards = [
  buildSavedCard({ id: 'office', userNotes: 'Office card', isDefault: true, lastUsed: true }),
  buildSavedCard({
    id: 'travel',
    brand: 'AMEX',
    lastFourDigit: '0005',
    expiryMonth: '02',
    expiryYear: '2026',
  }),
  buildSavedCard({
    id: 'old',
    brand: 'MASTER_CARD',
    lastFourDigit: '4444',
    expiryMonth: '12',
    expiryYear: '2025',
  }),
];

const meta = {
  title: 'Payments/SavedCardList',
  component: SavedCardList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    cards,
    now: () => Date.UTC(2026, 1, 15),
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onMakeDefault: fn(),
  },
} satisfies Meta<typeof SavedCardList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default card, one that expires soon, and an expired one. Controls include their card's name. */
export const Default: Story = {
  parameters: {
    state: 'saved cards, default badge, expiring soon',
    recipe: 'Sign in, save two cards at /account/payments, one with a date within 30 days.',
    testedIn: 'libs/payments/src/model/saved-card.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Saved cards' }));
    const [office, travel, old] = list.getAllByRole('listitem');
    await expect(within(office!).getByText('Default')).toBeVisible();
    await expect(within(travel!).getByText('Expires soon')).toBeVisible();
    await expect(within(old!).getByText('Expired')).toBeVisible();
    await expect(within(office!).queryByRole('button', { name: /^Make default/ })).toBeNull();
    await userEvent.click(
      list.getByRole('button', { name: 'Make default: American Express ending in 0005' }),
    );
    await expect(args.onMakeDefault).toHaveBeenCalledWith('travel');
    await userEvent.click(list.getByRole('button', { name: 'Edit Office card' }));
    await expect(args.onEdit).toHaveBeenCalledWith('office');
  },
};

export const LongContent: Story = {
  args: { cards: [buildSavedCard({ userNotes: 'W'.repeat(32) }), ...cards.slice(1)] },
};

export const Loading: Story = { args: { cards: undefined } };

export const Empty: Story = {
  parameters: { state: 'no saved cards', recipe: 'Sign in as a new member, open /account/payments.' },
  args: { cards: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a card' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { cards: undefined, error: 'Something went wrong. Please try again.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Removing the default card announces the card that replaces it. */
export const RemovingDefault: Story = {
  parameters: {
    state: 'removing the default card',
    recipe: 'At /account/payments with two cards, press Remove on the default card.',
    testedIn: 'apps/storefront/e2e/wallet.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Office card' }));
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: 'Remove Office card?' }),
    );
    await waitFor(() =>
      expect(dialog.getByText(/American Express ending in 0005 becomes the default/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('office');
  },
};

/** The server rejected making a card the default. */
export const SetDefaultFailed: Story = {
  parameters: {
    state: 'set default failed',
    recipe: 'Fail `/account/payments/`, then press Make default at /account/payments.',
  },
  args: { error: 'Something went wrong. Please try again.', attempt: 1 },
};

/** One card's change is in flight. */
export const Changing: Story = {
  args: { changing: 'travel' },
  play: async ({ canvasElement }) => {
    const [, travel] = within(canvasElement).getAllByRole('listitem');
    await expect(travel).toHaveAttribute('aria-busy', 'true');
  },
};

/** Ten cards: no more can be added, and the reason is shown. */
export const LimitReached: Story = {
  parameters: {
    state: 'limit of saved cards',
    recipe: 'Save ten cards at /account/payments.',
    testedIn: 'apps/commerce-api/src/domains/payments/wallet.test.ts',
  },
  args: { cards: Array.from({ length: 10 }, (_, place) => buildSavedCard({ id: `card-${place}` })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Add a card' })).toBeDisabled();
    await expect(canvas.getByText(/You can save up to 10 cards/)).toBeVisible();
  },
};

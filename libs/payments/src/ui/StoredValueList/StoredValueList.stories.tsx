import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildAppliedStoredValue } from '../../testing/builders.ts';
import { StoredValueList } from './StoredValueList.tsx';

const cards = [
  buildAppliedStoredValue({ id: 'gift-1', lastFourDigit: '0042', amountApplied: 25, balance: 25 }),
  buildAppliedStoredValue({
    id: 'prepaid-1',
    paymentType: 'PREPAID_CARD',
    lastFourDigit: '0007',
    amountApplied: 1.03,
    balance: 50,
  }),
];

const meta = {
  title: 'Payments/StoredValueList',
  component: StoredValueList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { cards, onRemove: fn(), onApply: fn() },
} satisfies Meta<typeof StoredValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two cards split the total; the last one keeps its remainder. Controls include their card's name. */
export const Default: Story = {
  parameters: {
    state: 'split tender',
    recipe: 'In the payment of /checkout, apply two gift cards, then use a credit card.',
    testedIn: 'apps/storefront/e2e/gift-cards.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [gift, prepaid] = canvas.getAllByRole('listitem');
    await expect(gift).toHaveTextContent('Gift card ending in 0042: $25.00');
    await expect(gift).toHaveTextContent('$0.00 left on the card');
    await expect(prepaid).toHaveTextContent('Prepaid card ending in 0007: $1.03');
    await expect(prepaid).toHaveTextContent('$48.97 left on the card');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Prepaid card ending in 0007' }));
    await expect(args.onRemove).toHaveBeenCalledWith('prepaid-1');
  },
};

/** One gift card and its balance. */
export const Balance: Story = {
  parameters: {
    state: 'gift card and its balance',
    recipe: 'In the payment of /checkout, apply the gift card 6006490025000000001 with the code 0001.',
    testedIn: 'apps/storefront/e2e/gift-cards.journey.ts',
  },
  args: { cards: [buildAppliedStoredValue({ amountApplied: 10, balance: 25 })] },
};

/** Three cards: two pay the total, and the last one is not needed. */
export const ThreeCards: Story = {
  parameters: {
    state: 'split tender over three',
    recipe: 'In the payment of /checkout, apply three gift cards whose first two pay the total.',
  },
  args: { cards: [...cards, buildAppliedStoredValue({ id: 'gift-2', amountApplied: 0, balance: 12.5 })] },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[2]).toHaveTextContent('Gift card ending in 0042: $0.00');
    await expect(items[2]).toHaveTextContent('$12.50 left on the card');
  },
};

const notApplied = buildAppliedStoredValue({
  id: 'gift-2',
  lastFourDigit: '0051',
  amountApplied: 0,
  balance: 12.5,
  addedToOrder: false,
});

/** The balance of the last cards was only checked: they pay nothing until they are applied. A used-up one cannot be applied. */
export const NotApplied: Story = {
  parameters: {
    state: 'gift card that is checked and not applied',
    recipe:
      'In the payment of /checkout, check the balance of the gift card 6006490025000000001 with the code 0001.',
    testedIn: 'apps/storefront/e2e/gift-cards.journey.ts',
  },
  args: { cards: [...cards, notApplied, { ...notApplied, id: 'gift-3', lastFourDigit: '0052', balance: 0 }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [gift, , checked, empty] = canvas.getAllByRole('listitem');
    await expect(checked).toHaveTextContent('Gift card ending in 0051');
    await expect(checked).toHaveTextContent('Not applied, $12.50 on the card');
    await expect(empty).toHaveTextContent('Not applied, no balance left');
    await expect(within(empty!).queryByRole('button', { name: /^Apply/ })).toBeNull();
    await expect(within(gift!).queryByRole('button', { name: /^Apply/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Gift card ending in 0051' }));
    await expect(args.onApply).toHaveBeenCalledWith(notApplied);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gift card ending in 0051' }));
    await expect(args.onRemove).toHaveBeenCalledWith('gift-2');
  },
};

/** A card is being applied; clicks are ignored. */
export const Applying: Story = {
  args: { cards: [notApplied], applying: 'gift-2' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Gift card ending in 0051' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gift card ending in 0051' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** The order has the maximum number of cards. */
export const NotAppliedFailed: Story = {
  args: {
    cards: [notApplied],
    error: 'You can use up to 5 gift and prepaid cards per order.',
    attempt: 1,
  },
};

/** The earlier cards pay everything, so this one is not used. */
export const Unused: Story = {
  args: { cards: [buildAppliedStoredValue({ amountApplied: 0, balance: 25 })] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$25.00 left on the card')).toBeVisible();
  },
};

/** An older server does not know the balance. */
export const UnknownBalance: Story = {
  args: {
    cards: [{ id: 'gift-1', paymentType: 'GIFT_CARD', lastFourDigit: '0042', amountApplied: 10 }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/left on the card/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { cards: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

/** A removal is in flight; clicks are ignored. */
export const Loading: Story = {
  args: { removing: 'gift-1' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gift card ending in 0042' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Something went wrong. Please try again.', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Something went wrong/);
  },
};

/** Five cards, one with a high balance. */
export const LongContent: Story = {
  args: {
    cards: Array.from({ length: 5 }, (_, place) =>
      buildAppliedStoredValue({ id: `gift-${place}`, amountApplied: 1999.99, balance: 9999.99 }),
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildSavedCard } from '../../testing/builders.ts';
import { SavedCardChoice } from '../SavedCardChoice/SavedCardChoice.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';

const meta = {
  title: 'Payments/PaymentChoice',
  component: PaymentChoice,
  tags: ['autodocs'],
  args: {
    current: 'Visa ending in 1111',
    choices: ['add_credit_card_drawer', 'other_payment_drawer', 'mmop_drawer'],
    onOpen: fn(),
  },
} satisfies Meta<typeof PaymentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest, without saved cards. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Visa ending in 1111')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a credit card' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Split payment' }));
    await expect(args.onOpen).toHaveBeenNthCalledWith(1, 'add_credit_card_drawer');
    await expect(args.onOpen).toHaveBeenNthCalledWith(2, 'mmop_drawer');
  },
};

export const SavedCards: Story = {
  args: {
    savedCards: (
      <SavedCardChoice
        cards={[
          buildSavedCard({ isDefault: true }),
          buildSavedCard({ id: 'card-2', userNotes: 'Office card' }),
        ]}
        now={() => Date.UTC(2026, 8, 25)}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /Office card/ })).toBeVisible();
  },
};

/** Gift and prepaid cards pay everything. */
export const NoCurrentPayment: Story = {
  args: { current: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('On this order')).toBeNull();
  },
};

/** The payment was declined when the order was placed. */
export const Declined: Story = {
  args: { isDeclined: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Declined')).toBeVisible();
    await expect(within(canvasElement).queryByText('On this order')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    current: 'Invoice to Pemberton, Ashcroft and Sons Office Furnishing and Stationery Wholesale Company',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildSavedCard } from '../../testing/builders.ts';
import { SavedCardForm } from './SavedCardForm.tsx';

const meta = {
  title: 'Payments/SavedCardForm',
  component: SavedCardForm,
  parameters: { receivesData: { Empty: 'the form changes a card that exists' } },
  tags: ['autodocs'],
  args: {
    card: buildSavedCard({ userNotes: 'Office card' }),
    now: () => Date.UTC(2026, 0, 15),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SavedCardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only changes are sent; the nickname keeps 32 characters. */
export const Default: Story = {
  parameters: {
    state: 'saved card edited',
    recipe: 'Press Edit at /account/payments.',
    testedIn: 'apps/storefront/e2e/wallet.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const nickname = canvas.getByLabelText(/Nickname/);
    await userEvent.clear(nickname);
    await userEvent.type(nickname, 'x'.repeat(40));
    await expect(nickname).toHaveValue('x'.repeat(32));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ userNotes: 'x'.repeat(32) });
  },
};

/** The card that pays for the membership; only a change of it is sent. */
export const Membership: Story = {
  parameters: {
    state: 'card of the membership',
    recipe: 'Press Edit at /account/payments, check "Use for my membership" and save.',
    testedIn: 'apps/commerce-api/src/domains/payments/wallet.test.ts',
  },
  args: { card: buildSavedCard({ userNotes: 'Office card', membershipPayment: true }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Membership')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Use for my membership' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ userNotes: 'Office card', membershipPayment: false });
  },
};

export const LongContent: Story = { args: { card: buildSavedCard({ userNotes: 'W'.repeat(32) }) } };

/** A date in the past is rejected before it is sent. */
export const ExpiryError: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const expiry = canvas.getByLabelText(/Expires/);
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '1225');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect((await canvas.findAllByText('This card has expired.')).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Another billing address, through the form that the application provides. */
export const BillingAddress: Story = {
  args: {
    renderBilling: (draft, onAddress) => (
      <button type="button" onClick={() => onAddress({ ...draft, address1: '9 New Street' })}>
        Use 9 New Street
      </button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change billing address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use 9 New Street' }));
    await expect(canvas.getByText(/Billed to 9 New Street/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ billingAddress: expect.objectContaining({ address1: '9 New Street' }) }),
    );
  },
};

export const Loading: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { error: 'This card is no longer saved. Choose another one.', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/no longer saved/);
  },
};

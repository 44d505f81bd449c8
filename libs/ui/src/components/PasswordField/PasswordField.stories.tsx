import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI/Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', required: true },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The password is initially hidden; the button toggles its visibility and the value is kept. */
export const Default: Story = {
  parameters: { state: 'PasswordField: shown and hidden', recipe: 'Press Show at /office/supplies/login.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Password/);
    await userEvent.type(field, 'paper-and-ink');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('paper-and-ink');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const LongContent: Story = {
  args: { hint: 'At least 10 characters. A few words are easier to remember than random characters.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByLabelText(/^Password/),
      'a very long passphrase that continues until it no longer fits the field',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const Failed: Story = {
  parameters: { state: 'PasswordField: failed', recipe: 'Submit the empty form at /office/supplies/login.' },
  args: { error: 'Enter your password.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/^Password/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter your password.');
  },
};

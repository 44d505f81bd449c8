import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'sign-in',
    recipe: '/office/supplies/login',
    testedIn: 'libs/account/src/feature/SignIn.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Email address/), 'pat@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'a good phrase{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'pat@example.com',
      password: 'a good phrase',
    });
    (document.activeElement as HTMLElement).blur();
  },
};
/** Each missing field is reported, and focus moves to the first. */
export const Missing: Story = {
  parameters: {
    state: 'email or password missing',
    recipe: 'Press "Sign in" with empty fields at /office/supplies/login.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText(/Email address/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Password/)).toHaveAccessibleDescription(/Enter your password/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  parameters: { state: 'signing in', recipe: 'Slow `/account/signin`, then sign in.' },
  args: { busy: true },
};
export const Failed: Story = {
  parameters: {
    state: 'sign-in refused',
    recipe: 'Sign in with a wrong password at /office/supplies/login.',
    testedIn: 'libs/account/src/state/account.sagas.test.ts',
  },
  args: { error: 'That email address and password don’t match. Check both and try again.', attempt: 1 },
};
export const LongContent: Story = {
  args: { error: 'A message from the server that is rather long. '.repeat(5).trim(), attempt: 1 },
};

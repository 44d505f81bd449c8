import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonForm } from './ButtonForm.tsx';

const meta = {
  title: 'Account/ButtonForm',
  component: ButtonForm,
  tags: ['autodocs'],
  args: {
    action: '/forms/account/end-session',
    values: { id: 'session-2' },
    onPress: fn(),
    children: 'Sign out there',
  },
} satisfies Meta<typeof ButtonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After hydration a click calls `onPress`; before it, the same button submits the form. */
export const Default: Story = {
  parameters: {
    state: 'a button that submits its own form',
    recipe: 'Sign in, then open /account/addresses: each button of an address.',
  },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/forms/account/end-session');
    await expect(canvasElement.querySelector('input[name="id"]')).toHaveValue('session-2');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole('button', { name: 'Sign out there' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    children: 'Sign out on the computer in the office at the end of the corridor '.repeat(2).trim(),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmailForm } from './EmailForm.tsx';

const meta = {
  title: 'Checkout/EmailForm',
  component: EmailForm,
  parameters: { receivesData: { Empty: 'an empty form is the Default story' } },
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof EmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'contact edit', recipe: 'Open /checkout with 24110101 as a guest.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'pat@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('pat@example.com');
  },
};
export const Invalid: Story = {
  parameters: { state: 'invalid contact', recipe: 'Enter "pat" as email address in /checkout.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'pat@example{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Invalid email address/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** After a reload, what was typed is restored. */
export const Restored: Story = {
  args: { kept: 'pat@exam' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('pat@exam')).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    email: 'maximiliana.featherstonehaugh-wolverhampton@bureau-of-stationery-paper-and-furniture.example.com',
  },
};
export const Loading: Story = {
  parameters: {
    state: 'contact saving',
    recipe: 'Slow `/checkout/default`, then continue with an email address.',
  },
  args: { busy: true, email: 'pat@example.com' },
};
export const Failed: Story = {
  parameters: {
    state: 'contact failed',
    recipe: 'Fail `/checkout/default`, then continue with an email address.',
    testedIn: 'libs/checkout/src/state/checkout.sagas.test.ts',
  },
  args: { error: 'Sorry, something went wrong. Please try again.', attempt: 1 },
};
/** Below a form with the main action. */
export const SecondaryAction: Story = {
  args: { emphasis: 'second' },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const button = within(canvasElement).getByRole('button', { name: 'Continue with e-mail' });
    await expect(button.offsetWidth).toBe(form?.offsetWidth);
  },
};

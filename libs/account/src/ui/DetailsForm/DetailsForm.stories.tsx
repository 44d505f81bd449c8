import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DetailsForm } from './DetailsForm.tsx';
import type { DetailsFormProps } from './DetailsForm.tsx';

const meta = {
  title: 'Account/DetailsForm',
  component: DetailsForm,
  tags: ['autodocs'],
  args: {
    fields: [
      { name: 'firstName', label: 'First name', required: true, autoComplete: 'given-name' },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        required: true,
        hint: '8 characters or more.',
      },
    ],
    submitLabel: 'Create account',
    check: ({ password = '' }) => (password && password.length < 8 ? { password: 'Too short.' } : {}),
    onSubmit: fn(),
  },
} satisfies Meta<typeof DetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'details form', recipe: 'Sign in, then open /account/details.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/First name/), 'Pat');
    await userEvent.type(canvas.getByLabelText(/Password/), 'a good phrase{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { firstName: 'Pat', password: 'a good phrase' },
      expect.any(FormData),
    );
    (document.activeElement as HTMLElement).blur();
  },
};
/** Each error is shown at its field, and focus moves to the summary. */
export const Faults: Story = {
  parameters: { state: 'details are wrong', recipe: 'Empty a field at /account/details, then press Save.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText(/First name/)).toHaveAccessibleDescription(/Enter your first name/);
    await expect(canvas.getByLabelText(/Password/)).toHaveAccessibleDescription(/Too short/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A native select is submitted with the other fields. */
export const Choice: Story = {
  parameters: {
    state: 'details with a select field',
    recipe:
      'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/users: the role of an invited user.',
  },
  args: {
    fields: [
      { name: 'firstName', label: 'First name', required: true, value: 'Tess' },
      {
        name: 'role',
        label: 'Role',
        value: 'BUYER',
        options: [
          { value: 'BUYER', label: 'Buyer' },
          { value: 'ADMIN', label: 'Admin' },
        ],
      },
    ],
    submitLabel: 'Send invitation',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(/Role/), 'Admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { firstName: 'Tess', role: 'ADMIN' },
      expect.any(FormData),
    );
    (document.activeElement as HTMLElement).blur();
  },
};
const profile: Pick<DetailsFormProps, 'fields' | 'submitLabel'> = {
  fields: [
    { name: 'firstName', label: 'First name', required: true, value: 'Pat' },
    { name: 'phone', label: 'Phone number', type: 'tel', value: '5085550142' },
  ],
  submitLabel: 'Save',
};
/** A phone number is formatted while typing. */
export const PhoneNumber: Story = {
  parameters: {
    state: 'formatted phone number',
    recipe: 'Type 5085550142 as phone number at /account/details.',
    testedIn: 'libs/account/src/feature/AccountDetails.test.tsx',
  },
  args: profile,
  play: async ({ canvasElement, args }) => {
    const phone = within(canvasElement).getByLabelText(/Phone number/);
    await expect(phone).toHaveValue('508-555-0142');
    await userEvent.clear(phone);
    await userEvent.type(phone, '6175550198{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { firstName: 'Pat', phone: '617-555-0198' },
      expect.any(FormData),
    );
    phone.blur();
  },
};
export const Loading: Story = {
  parameters: { state: 'details saving', recipe: 'Slow `/account/profile`, then save at /account/details.' },
  args: { ...profile, busy: true },
};
export const Failed: Story = {
  parameters: { state: 'details refused', recipe: 'Enter a wrong current password at /account/details.' },
  args: {
    fields: [
      { name: 'password', label: 'Current password', type: 'password', required: true },
      { name: 'newPassword', label: 'New password', type: 'password', required: true },
    ],
    submitLabel: 'Change password',
    emphasis: 'secondary',
    error: { message: 'That isn’t your current password. Try again.', field: 'password' },
    attempt: 1,
  },
};
export const Done: Story = {
  parameters: { state: 'details saved', recipe: 'Change the name at /account/details and save.' },
  args: { ...profile, done: 'Your profile is saved.', attempt: 1 },
};
export const LongContent: Story = {
  args: {
    fields: [
      {
        name: 'name',
        label: 'The whole name as it is written on the door of the office '.repeat(3).trim(),
        hint: 'A hint that is rather long. '.repeat(5).trim(),
        value: 'very-long-'.repeat(12),
      },
    ],
  },
};

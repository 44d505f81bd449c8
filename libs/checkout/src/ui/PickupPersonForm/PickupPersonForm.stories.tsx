import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PickupPersonForm } from './PickupPersonForm.tsx';

const meta = {
  title: 'Checkout/PickupPersonForm',
  component: PickupPersonForm,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof PickupPersonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const pat = { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '5085550142' };

export const Default: Story = {
  parameters: { state: 'pickup person', recipe: 'Choose pickup on a line of /cart, then open /checkout.' },
  args: { suggestion: { email: 'pat@example.com' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/First name/), 'Pat');
    await userEvent.type(canvas.getByLabelText(/Last name/), 'Reyes');
    await userEvent.type(canvas.getByLabelText(/Phone number/), '(508) 555-0142');
    await userEvent.click(canvas.getByRole('button', { name: 'Save pickup person' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(pat);
  },
};
/** Every invalid field is reported; nothing is sent. */
export const PersonErrors: Story = {
  parameters: { state: 'pickup person errors', recipe: 'As before; submit the empty form.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save pickup person' }));
    await expect(canvas.getAllByText('Enter a phone number.').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Invalid email address').length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** After a reload, what was typed is restored. */
export const Restored: Story = {
  args: { kept: { firstName: 'Robin', phone: '5085550143' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByDisplayValue('Robin')).toBeVisible();
    await expect(canvas.getByLabelText(/Phone number/)).toHaveValue('508-555-0143');
  },
};
export const LongContent: Story = {
  args: {
    person: {
      ...pat,
      firstName: 'Maximiliana Theodora Wilhelmina',
      lastName: 'von und zu Hohenstein-Oettingen-Wallerstein',
    },
  },
};
export const Loading: Story = { args: { person: pat, busy: true } };
export const Empty: Story = {};
export const Failed: Story = {
  args: { person: pat, error: 'Sorry, something went wrong. Please try again.', attempt: 1 },
};

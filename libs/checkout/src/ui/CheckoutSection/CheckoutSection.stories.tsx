import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressForm } from '../AddressForm/AddressForm.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';

const meta = {
  title: 'Checkout/CheckoutSection',
  component: CheckoutSection,
  tags: ['autodocs'],
  args: {
    number: 2,
    title: 'Delivery address',
    state: 'open',
    children: <AddressForm />,
    onEdit: fn(),
  },
} satisfies Meta<typeof CheckoutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'open section', recipe: 'Open /checkout with 24110101 as a guest.' },
};
export const LongContent: Story = {
  args: {
    state: 'done',
    title: 'Delivery address for the furniture and everything else that is oversized',
    summary:
      'Bartholomew Featherstonehaugh-Cholmondeley, Llanfairpwllgwyngyll Stationery Cooperative, 12 Mill Lane, Framingham, MA 01702',
  },
};
export const Waiting: Story = {
  parameters: {
    state: 'waiting section',
    recipe: 'Open /checkout with 24110101 as a guest: the steps after the first.',
  },
  args: { state: 'waiting' },
};
export const Done: Story = {
  parameters: { state: 'completed section', recipe: 'Enter an email address in /checkout and continue.' },
  args: { state: 'done', summary: 'Pat Reyes, 12 Mill Lane' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change delivery address' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};
/** Editing a completed step can be canceled. */
export const Changing: Story = {
  parameters: {
    state: 'completed section being edited',
    recipe: 'As before; then press Change on the contact.',
  },
  args: { onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    const cancel = within(canvasElement).getByRole('button', { name: 'Cancel changing delivery address' });
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckoutSection } from './CheckoutSection.tsx';

const meta = {
  title: 'Checkout/CheckoutSection',
  component: CheckoutSection,
  args: {
    number: 2,
    title: 'Delivery address',
    state: 'open',
    children: 'The form stands here.',
    onEdit: fn(),
  },
} satisfies Meta<typeof CheckoutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: { title: 'A title of a section that is far longer than any section has' },
};
export const Waiting: Story = { args: { state: 'waiting' } };
export const Done: Story = {
  args: { state: 'done', summary: 'Pat Reyes, 12 Mill Lane' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change delivery address' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};
/** A step that is done over can be left as it was. */
export const Changing: Story = {
  args: { onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    const cancel = within(canvasElement).getByRole('button', { name: 'Cancel change of delivery address' });
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildSavedCard } from '../../testing/builders.ts';
import { BillingAddressCheck } from './BillingAddressCheck.tsx';

const { billingAddress: suggested } = buildSavedCard();
const entered = { ...suggested, city: 'Boston' };

const meta = {
  title: 'Payments/BillingAddressCheck',
  component: BillingAddressCheck,
  parameters: { receivesData: { Empty: 'it is shown only for an address' } },
  tags: ['autodocs'],
  args: { entered, suggested, onUse: fn(), onKeep: fn(), onEdit: fn() },
} satisfies Meta<typeof BillingAddressCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The suggested address is preselected. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onUse).toHaveBeenCalledWith(suggested);
    await userEvent.click(canvas.getByRole('radio', { name: /^As entered/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit address' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};

/** The ZIP code is not known. */
export const Confirmation: Story = {
  args: { entered: { ...entered, zipCode: '01799' }, suggested: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/We couldn’t find ZIP code 01799/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
};

/** The suggestion is being saved; clicks are ignored. */
export const Loading: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use this address' }));
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Something went wrong. Please try again.', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Something went wrong/);
  },
};

export const LongContent: Story = {
  args: {
    entered: {
      ...entered,
      organizationName: 'Pemberton, Ashcroft and Sons Office Furnishing and Stationery Wholesale Company',
      address2: 'Loading dock 14, second gate behind the old paper mill',
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Components/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Billing address is the same' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Billing address is the same' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="In stock" defaultChecked />
      <Checkbox label="Pickup today" hint="At your store, Natick" />
      <Checkbox label="Made to order" disabled />
      <Checkbox label="On contract" disabled defaultChecked />
    </Stack>
  ),
};

export const Failed: Story = {
  args: {
    label: 'I agree to the terms of sale',
    required: true,
    error: 'Agree to the terms to place the order',
  },
};

export const LongContent: Story = {
  args: {
    label:
      'Keep this card for the next order of the business account, so that whoever may buy for the department can choose it at checkout',
    hint: 'Only the last four digits are ever shown. You can remove the card at any time from the account page.',
  },
};

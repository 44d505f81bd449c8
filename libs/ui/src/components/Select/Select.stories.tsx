import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const options = [
  { value: 'CA', label: 'California' },
  { value: 'MA', label: 'Massachusetts' },
  { value: 'NY', label: 'New York' },
];

const meta = {
  title: 'UI/Components/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'State', options, width: 'medium' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: 'Choose a state', required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: /State/ });
    await userEvent.selectOptions(field, 'MA');
    await expect(field).toHaveValue('MA');
  },
};

export const Failed: Story = {
  args: { placeholder: 'Choose a state', required: true, error: 'Choose a state' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'NY' } };

export const LongContent: Story = {
  args: {
    label: 'Ship to',
    hint: 'Addresses of your account that you may order for',
    options: [
      {
        value: '1',
        label: 'Foolscap Test Company, Department of Everything Else, 12 Quire Street, Framingham, MA 01702',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

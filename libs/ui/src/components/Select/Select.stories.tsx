import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'CA', label: 'California' },
  { value: 'MA', label: 'Massachusetts' },
  { value: 'NY', label: 'New York' },
];

const meta = {
  title: 'UI/Components/Select',
  component: Select,
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
  parameters: { state: 'Select: failed', recipe: 'Submit the empty address form of /checkout: the state.' },
  args: { placeholder: 'Choose a state', required: true, error: 'Choose a state' },
};

/** Default, hover, focus, active, invalid and disabled states. */
export const States: Story = {
  parameters: {
    state: 'Select: hover, focus and active',
    recipe: 'Point at, focus and press one: the order of /search?q=paper.',
    pseudo: { hover: '#hovered', focusVisible: '#focused', active: '#pressed' },
  },
  render: (args) => (
    <Stack>
      <Select {...args} label="At rest" />
      <Select {...args} label="Hovered" id="hovered" />
      <Select {...args} label="Focused" id="focused" />
      <Select {...args} label="Pressed" id="pressed" />
      <Select {...args} label="Wrong" error="We do not deliver there" />
      <Select {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const RightToLeft: Story = { args: { hint: 'Delivery address' }, globals: { direction: 'rtl' } };
export const Disabled: Story = {
  parameters: { state: 'Select: disabled', recipe: 'Storybook only: no choice of the shop is disabled.' },
  args: { disabled: true, defaultValue: 'NY' },
};

export const LongContent: Story = {
  args: {
    label: 'Ship to',
    hint: 'Addresses of your account that you may order for',
    options: [
      {
        value: '1',
        label: 'Northfield Public Schools, Facilities and Procurement, 12 Quire Street, Framingham, MA 01702',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

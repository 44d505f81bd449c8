import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea, TextField } from './TextField.tsx';

const meta = {
  title: 'UI/Components/TextField',
  component: TextField,
  args: { label: 'Email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { type: 'email', autoComplete: 'email', hint: 'We’ll send your receipt here', required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /Email/ });
    await userEvent.type(field, 'ada@example.com');
    await expect(field).toHaveValue('ada@example.com');
    await expect(field).toHaveAccessibleDescription('We’ll send your receipt here');
  },
};

export const Widths: Story = {
  render: () => (
    <Stack>
      <TextField label="Street" autoComplete="address-line1" />
      <TextField label="City" width="medium" optional />
      <TextField label="ZIP code" width="short" inputMode="numeric" />
      <TextField
        label="Card number"
        width="medium"
        inputMode="numeric"
        adornment="Visa"
        defaultValue="4111"
      />
    </Stack>
  ),
};

export const Failed: Story = {
  parameters: { state: 'TextField: failed', recipe: 'Submit the empty form at /office/supplies/login.' },
  args: {
    label: 'ZIP code',
    width: 'short',
    defaultValue: '0170',
    error: 'Invalid zip code',
    required: true,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /ZIP code/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Invalid zip code');
  },
};

export const Disabled: Story = {
  parameters: { state: 'TextField: disabled', recipe: 'Storybook only: no field of the shop is disabled.' },
  args: { disabled: true, defaultValue: 'ada@example.com' },
};

/** Default, hover, focus, invalid and disabled states. Pressing moves the focus. */
export const States: Story = {
  parameters: {
    state: 'TextField: hover and focus',
    recipe: 'Point at, focus and press one on /office/supplies/login.',
    pseudo: { hover: '#hovered', focusVisible: '#focused' },
  },
  render: () => (
    <Stack>
      <TextField label="At rest" width="medium" defaultValue="ada@example.com" />
      <TextField label="Hovered" id="hovered" width="medium" defaultValue="ada@example.com" />
      <TextField label="Focused" id="focused" width="medium" defaultValue="ada@example.com" />
      <TextField label="Wrong" width="medium" defaultValue="ada@" error="Invalid email address" />
      <TextField label="Disabled" width="medium" defaultValue="ada@example.com" disabled />
    </Stack>
  ),
};

/** The adornment is at the end of the reading direction. */
export const RightToLeft: Story = {
  args: { label: 'Card number', width: 'medium', adornment: 'Visa', hint: 'No dashes', defaultValue: '4111' },
  globals: { direction: 'rtl' },
};

export const MultiLine: StoryObj<typeof TextArea> = {
  parameters: {
    state: 'TextField: multi-line',
    recipe: 'Sign in, order 24110101, then write a review of it.',
  },
  render: () => <TextArea label="Note to the driver" hint="Up to 200 characters" optional />,
};

export const LongContent: Story = {
  args: {
    label: 'Name of the person or department that should be printed above the address on every parcel',
    hint: 'As it should be printed on the label. Two lines of 35 characters fit; longer names are cut off.',
    error: 'Shorten the name to 70 characters, or use the second line of the address',
    defaultValue:
      'Northfield Public Schools, Department of Facilities, Procurement and Records, Building 7, second floor',
  },
  globals: { viewport: { value: 'narrow' } },
};

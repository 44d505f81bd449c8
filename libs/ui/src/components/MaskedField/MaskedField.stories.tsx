import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  CardNumberField,
  ExpiryField,
  MaskedField,
  PhoneField,
  SecurityCodeField,
  ZipField,
} from './MaskedField.tsx';

const meta = {
  title: 'UI/Components/MaskedField',
  component: MaskedField,
  args: { label: 'Account number', groups: [3, 3, 4], separator: ' ', onChange: fn() },
  argTypes: { read: { control: false } },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'As on your last invoice' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Account number' });
    await userEvent.type(field, '1234567890');
    await expect(field).toHaveValue('123 456 7890');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567890');
  },
};

/** Deleting over a space deletes the digit before it; typing in the middle keeps the caret there. */
export const Caret: Story = {
  parameters: {
    state: 'MaskedField: the caret stays',
    recipe: 'Insert a digit into the middle of a phone number at /account/details.',
  },
  args: { defaultValue: '123456' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('124 56');
    await expect(field.selectionStart).toBe(2);
    await userEvent.keyboard('99');
    await expect(field).toHaveValue('129 945 6');
    await expect(field.selectionStart).toBe(5);
  },
};

/** Pasted spaces and dashes are ignored. */
export const Pasted: Story = {
  parameters: {
    state: 'MaskedField: pasted',
    recipe: 'Paste 4111-1111-1111-1111 into the card number in the payment of /checkout.',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' 123-456-7890 ');
    await expect(field).toHaveValue('123 456 7890');
  },
};

export const Phone: StoryObj<typeof PhoneField> = {
  args: { label: 'Phone number', onChange: fn() },
  render: (args) => <PhoneField {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone number' });
    await userEvent.click(field);
    await userEvent.paste('+1 (508) 555-0142');
    await expect(field).toHaveValue('508-555-0142');
    await expect(args.onChange).toHaveBeenLastCalledWith('5085550142');
  },
};

export const Zip: StoryObj<typeof ZipField> = {
  render: () => (
    <Stack>
      <ZipField label="ZIP code" defaultValue="02139" />
      <ZipField label="ZIP+4 code" defaultValue="021394307" plusFour width="medium" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'ZIP+4 code' })).toHaveValue(
      '02139-4307',
    );
  },
};

function CardFields() {
  const [number, setNumber] = useState('');
  const amex = /^3[47]/.test(number);
  return (
    <Stack>
      <CardNumberField
        label="Card number"
        value={number}
        onChange={setNumber}
        groups={(digits) => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4])}
        adornment={amex && <Badge>American Express</Badge>}
      />
      <ExpiryField label="Expires (MM/YY)" hint="As on the card" />
      <SecurityCodeField
        label="Security code"
        length={amex ? 4 : 3}
        hint={amex ? '4 digits on the front' : '3 digits on the back'}
      />
    </Stack>
  );
}

/** The groups depend on the digits; the caller decides which card has which groups. */
export const Card: Story = {
  parameters: {
    state: 'MaskedField: groups depend on the card',
    recipe: 'Type 378282246310005 as card number in the payment of /checkout.',
  },
  render: () => <CardFields />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '378282246310005');
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue('3782 822463 10005');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expires (MM/YY)' }), '431');
    await expect(canvas.getByRole('textbox', { name: 'Expires (MM/YY)' })).toHaveValue('04/31');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '12345');
    await expect(canvas.getByRole('textbox', { name: 'Security code' })).toHaveValue('1234');
  },
};

export const Failed: Story = {
  parameters: {
    state: 'MaskedField: failed',
    recipe: 'Type 4111 1111 1111 1112 as card number in the payment of /checkout and leave the field.',
  },
  args: {
    label: 'Phone number',
    groups: [3, 3, 4],
    separator: '-',
    defaultValue: '508555',
    error: 'Invalid phone number',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Invalid phone number',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '1234567890' } };

export const LongContent: Story = {
  args: {
    label: 'The number of the account that all orders of the department of facilities are billed to',
    hint: 'Twenty-four digits, as printed on the last invoice below the address, without letters before and after them',
    groups: [4, 4, 4, 4, 4, 4],
    defaultValue: '123456789012345678901234',
    error: 'Enter the number of the account that orders are billed to, not the department’s account',
    width: 'full',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** Digits and their groups are left to right in every script; the field keeps its alignment. */
export const RightToLeft: Story = { args: { defaultValue: '1234567890' }, globals: { direction: 'rtl' } };

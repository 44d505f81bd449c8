import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field } from './Field.tsx';

/** A custom control with its own styles. */
const look = {
  inlineSize: '12rem',
  minBlockSize: 'var(--fs-control-height)',
  paddingInline: '0.75rem',
  border: '1px solid var(--fs-rule-strong)',
  borderRadius: 'var(--fs-radius-control)',
  background: 'var(--fs-paper)',
};

const wrong = {
  ...look,
  borderColor: 'var(--fs-error)',
  boxShadow: 'inset 0 0 0 1px var(--fs-error)',
};

const meta = {
  title: 'UI/Components/Field',
  component: Field,
  args: {
    label: 'Delivery date',
    children: (control) => <input type="date" {...control} style={control['aria-invalid'] ? wrong : look} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label, hint and error for a custom control. */
export const Default: Story = { args: { hint: 'Any business day' } };

export const Failed: Story = { args: { required: true, error: 'Choose a day from tomorrow on' } };

export const LongContent: Story = {
  args: {
    label: 'The day when a person is at the delivery address to sign for the furniture',
    hint: 'Furniture comes by freight. The driver calls half an hour before and needs a dock or two people at the door.',
    optional: true,
  },
  globals: { viewport: { value: 'narrow' } },
};

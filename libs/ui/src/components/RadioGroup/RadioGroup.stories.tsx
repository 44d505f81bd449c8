import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'UI/Components/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: {
    name: 'delivery',
    label: 'Delivery',
    defaultValue: 'standard',
    onChange: fn(),
    options: [
      { value: 'standard', label: 'Standard', hint: '1-6 business days', aside: 'Free' },
      { value: 'next', label: 'Next day', hint: 'Order before 3 pm', aside: '$9.99' },
      { value: 'same', label: 'Same day', hint: 'Not in your area yet', aside: '$19.99', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Next day/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('next');
  },
};

export const Rows: Story = { args: { variant: 'rows' } };

export const Failed: Story = {
  args: { defaultValue: undefined, required: true, error: 'Choose how we deliver' },
};

export const LongContent: Story = {
  args: {
    variant: 'rows',
    hint: 'What cannot travel together is sent in several parcels at no extra charge.',
    options: [
      {
        value: 'freight',
        label: 'Freight to the door of the building, with an appointment that the driver makes by telephone',
        hint: 'For furniture over 150 lb. Somebody must be there to help and to sign.',
        aside: '$1,249.99',
      },
      { value: 'standard', label: 'Standard', aside: 'Free' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

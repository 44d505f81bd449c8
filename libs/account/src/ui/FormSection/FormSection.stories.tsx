import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DetailsForm } from '../DetailsForm/DetailsForm.tsx';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Account/FormSection',
  component: FormSection,
  tags: ['autodocs'],
  args: {
    title: 'Email address',
    note: 'You sign in with this address. We send order updates to it.',
    children: (
      <DetailsForm
        fields={[{ name: 'email', label: 'Email address', type: 'email', value: 'pat@example.com' }]}
        submitLabel="Change email address"
        emphasis="secondary"
      />
    ),
  },
  argTypes: { note: { control: 'text' }, children: { control: false } },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The region is named by its heading. */
export const Default: Story = {
  parameters: {
    state: 'form section with its title and note',
    recipe: 'Sign in, then open /account/details.',
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement).getByRole('region', { name: 'Email address' });
    await expect(within(part).getByRole('textbox')).toHaveValue('pat@example.com');
  },
};
export const LongContent: Story = {
  args: {
    title: 'What goes on your invoices and on the labels of your parcels '.repeat(2).trim(),
    note: 'A sentence that explains it at some length. '.repeat(5).trim(),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrors } from './FormErrors.tsx';

const meta = {
  title: 'UI/Components/FormErrors',
  component: FormErrors,
  args: { formId: 'ship-to', errors: {} },
  render: (args) => (
    <Stack>
      <FormErrors {...args} />
      <TextField
        id="ship-to-address1"
        label="Street address"
        defaultValue="4111 1111 1111 1111"
        error={args.errors.address1}
      />
      <TextField
        id="ship-to-zipCode"
        label="ZIP code"
        defaultValue="0170"
        error={args.errors.zipCode}
        width="short"
      />
    </Stack>
  ),
} satisfies Meta<typeof FormErrors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Errors found by the form or reported by the server; each links to its field. */
export const Default: Story = {
  args: {
    errors: { address1: '“Street address” can’t contain a card number.', zipCode: 'Invalid zip code' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Check these details' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Invalid zip code' }));
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    errors: {
      address1:
        '“Street address” can’t contain a card number. Remove it: card numbers go only in the card number field at checkout.',
      zipCode: 'This ZIP code is in another state. Check the ZIP code, or choose the state that it is in.',
    },
  },
};

/** The server rejected the form for a reason unrelated to a field. */
export const Failure: Story = {
  args: { failure: 'We couldn’t save your address. Try again in a moment.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/couldn’t save your address/)).toBeVisible();
  },
};

/** No errors. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

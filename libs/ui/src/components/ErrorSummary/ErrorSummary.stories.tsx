import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'UI/Components/ErrorSummary',
  component: ErrorSummary,
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'ErrorSummary: takes focus, links to the fields',
    recipe: 'Submit an incomplete card in the payment of /checkout.',
  },
  args: {
    errors: [
      { fieldId: 'zip', message: 'Invalid zip code' },
      { fieldId: 'phone', message: 'Invalid phone number' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="zip" label="ZIP code" defaultValue="0170" error="Invalid zip code" width="short" />
      <TextField id="phone" label="Phone" defaultValue="555" error="Invalid phone number" width="medium" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Check these details' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Invalid phone number' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
};

/** Nothing is shown without errors. */
export const Empty: Story = {
  args: { errors: [] },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="zip" label="ZIP code" defaultValue="01701" width="short" />
      <TextField id="phone" label="Phone" defaultValue="508-555-0142" width="medium" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    title: 'The order could not be placed yet: check these details and try again',
    errors: [
      {
        message:
          'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
      },
      {
        message:
          'Choose how the four items that do not fit into one parcel should be delivered to the second address.',
      },
    ],
  },
};

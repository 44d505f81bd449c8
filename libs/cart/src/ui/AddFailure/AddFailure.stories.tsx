import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddFailure } from './AddFailure.tsx';

const meta = {
  title: 'Cart/AddFailure',
  component: AddFailure,
  tags: ['autodocs'],
  args: { failure: { code: 'INTERNAL', status: 500, message: '', retryable: true } },
} satisfies Meta<typeof AddFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Too many new visitors: the server's reason says how long to wait. */
export const LongContent: Story = {
  args: {
    failure: {
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message: 'Too many new visitors from your network. Try again in 40 seconds.',
      retryable: true,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Try again in 40 seconds.');
  },
};
/** It is unknown whether the item was added. */
export const NoResponse: Story = {
  args: { failure: { code: 'NETWORK', message: '', retryable: true } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingChoice } from './MissingChoice.tsx';

const meta = {
  title: 'UI/Components/MissingChoice',
  component: MissingChoice,
  args: {
    href: '#addresses',
    action: 'Add an address',
    children: 'You have no saved addresses. Add one to ship your orders to.',
  },
} satisfies Meta<typeof MissingChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute('href', '#addresses');
  },
};

export const LongContent: Story = {
  args: {
    action: 'Add the address of an office, a warehouse or a job site',
    children: 'You have no saved addresses in the states that this product can be delivered to. '.repeat(3),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'UI/Components/Pagination',
  component: Pagination,
  args: { page: 3, pages: 12, hrefFor: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=4');
  },
};

export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 12 } };

/** Page 2 under the pointer, 4 with the keyboard's focus, 5 pressed; 3 is the one that one is on. */
export const States: Story = {
  args: { page: 3, pages: 6 },
  parameters: {
    pseudo: { hover: '[href="?page=2"]', focusVisible: '[href="?page=4"]', active: '[href="?page=5"]' },
  },
};

/** The way back points to where reading begins. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One page needs no links. */
export const Empty: Story = { args: { page: 1, pages: 1 } };

export const LongContent: Story = {
  args: { page: 1042, pages: 2085 },
  globals: { viewport: { value: 'narrow' } },
};

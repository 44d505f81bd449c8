import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
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

export const FirstPage: Story = {
  parameters: { state: 'Pagination: first page', recipe: '/search' },
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
  },
};

export const LastPage: Story = {
  parameters: { state: 'Pagination: last page', recipe: 'The last page of /search.' },
  args: { page: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=11');
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
  },
};

/** Page 2 hovered, 4 focused, 5 active; 3 is the current page. */
export const States: Story = {
  args: { page: 3, pages: 6 },
  parameters: {
    state: 'Pagination: hover, focus and active',
    recipe: 'Point at, focus and press one on /search.',
    pseudo: { hover: '[href="?page=2"]', focusVisible: '[href="?page=4"]', active: '[href="?page=5"]' },
  },
};

/** The arrows are mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One line on phones: previous, first, current, last, next. */
export const Phone: Story = {
  args: { page: 6 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 12' })).toBeVisible();
    if (!matchMedia('(width <= 600px)').matches) return;
    await expect(canvas.queryByRole('link', { name: 'Page 5' })).toBeNull();
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** A single page needs no links. */
export const Empty: Story = {
  args: { page: 1, pages: 1 },
  render: (args) => (
    <>
      <Text tone="muted">7 products</Text>
      <Pagination {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const LongContent: Story = {
  args: { page: 1042, pages: 2085 },
  globals: { viewport: { value: 'narrow' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { renderPage, type PageArgs } from '../testing/page-story.tsx';

const meta = {
  title: 'Pages/Not found',
  args: { path: '/nowhere/at/all' },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    const search = within(await page.findByRole('search', { name: 'Search for a product' }));
    await expect(search.getByRole('searchbox', { name: 'Search for a product' })).toBeVisible();
    const departments = within(page.getByRole('region', { name: 'Shop by department' }));
    await expect(departments.getByRole('link', { name: /^Paper/ })).toHaveAttribute('href', '/c/paper');
    // Recommendations load near the viewport.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const [shop] = await page.findAllByText('Shop now');
    await expect(shop).toBeVisible();
    await expect(within(page.getByRole('main')).queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };

import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildResults } from '@foolscap/catalog/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = { title: 'Pages/Deals', ...pageAt({ path: '/deals' }) } satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Deals' })).toBeVisible();
    const departments = within(page.getByRole('navigation', { name: 'Categories in Deals' }));
    await userEvent.click(departments.getByRole('link', { name: /^Furniture/ }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Deals: Furniture' })).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
export const Empty: PageStory = {
  args: { results: () => buildResults({ items: [] }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'See new arrivals' }),
    ).toHaveAttribute('href', '/new-arrivals');
  },
};

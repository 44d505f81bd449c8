import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = { title: 'Pages/Brand', ...pageAt({ path: '/brands/quillane' }) } satisfies Meta<PageArgs>;
export default meta;

/** A brand's page has no facet of brands. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Quillane' })).toBeVisible();
    await expect(page.queryByRole('group', { name: 'Brand' })).toBeNull();
    await expect(
      within(page.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Brands' }),
    ).toBeVisible();
  },
};
export const Business: PageStory = views.business;
/** The page for an unknown address, with a search. */
export const NotFound: PageStory = {
  args: { path: '/brands/unknown-brand' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'We can’t find that page' }),
    ).toBeVisible();
    await expect(
      within(await page.findByRole('search', { name: 'Search for a product' })).getByRole('searchbox'),
    ).toBeVisible();
  },
};

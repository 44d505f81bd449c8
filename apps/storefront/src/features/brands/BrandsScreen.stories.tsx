import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = { title: 'Pages/Brands', ...pageAt({ path: '/brands' }) } satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const letters = within(await page.findByRole('navigation', { name: 'Brands by letter' }));
    await expect(letters.getByRole('link', { name: 'Q' })).toHaveAttribute('href', '#brands-q');
    // No brand starts with this letter.
    await expect(letters.queryByRole('link', { name: 'X' })).toBeNull();
    const brands = within(page.getByRole('region', { name: 'Q' }));
    await expect(brands.getByRole('link', { name: 'Quillane' })).toHaveAttribute('href', '/brands/quillane');
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const LongNames: PageStory = {
  args: {
    routes: {
      'GET /catalog/brands': () => ({
        brands: [
          '3Plus',
          'Amalgamated Paper Mills of the Upper Connecticut River Valley',
          'Extraordinarilylongbrandnamewithoutanyspacesatall',
          'Écru',
        ].map((name, place) => ({
          name,
          slug: String(place),
          url: `/brands/${place}`,
          count: 1 + place * 1234,
        })),
      }),
    },
  },
};
export const Empty: PageStory = { args: { routes: { 'GET /catalog/brands': () => ({ brands: [] }) } } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

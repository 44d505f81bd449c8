import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildResults } from '@foolscap/catalog/testing';
import { pageAt, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = { title: 'Pages/Weekly offers', ...pageAt({ path: '/weekly-offers' }) } satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Weekly offers' })).toBeVisible();
    await expect((await page.findAllByText('Ends Sun, Dec 6'))[0]).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Categories in Weekly offers' })).toBeVisible();
  },
};
export const Empty: PageStory = {
  args: { results: () => buildResults({ items: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'See deals' })).toHaveAttribute(
      'href',
      '/deals',
    );
  },
};

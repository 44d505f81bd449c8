import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = { title: 'Pages/Gift cards', ...pageAt({ path: '/gift-cards' }) } satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole('list', { name: 'Gift cards' }));
    await expect(list.getAllByRole('article')).toHaveLength(3);
    await expect(page.getByRole('link', { name: 'Check the balance' })).toHaveAttribute(
      'href',
      '/gift-card-balance',
    );
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const Empty: PageStory = {
  args: { routes: { 'GET /catalog/gift-cards': () => ({ items: [] }) } },
};
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

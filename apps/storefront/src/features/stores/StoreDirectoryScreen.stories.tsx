import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Store directory',
  ...pageAt({ path: '/stores/directory' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Stores by state' })).toBeVisible();
    await expect(within(page.getByRole('main')).getByRole('link', { name: 'Massachusetts' })).toHaveAttribute(
      'href',
      '/stores/directory/ma',
    );
  },
};
export const Business: PageStory = views.business;
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
export const Empty: PageStory = { args: { stores: [] } };
export const OneState: PageStory = {
  args: { path: '/stores/directory/ma' },
  ...views.showing('Stores in Massachusetts'),
};
export const OneStateOnPhone: PageStory = { args: { path: '/stores/directory/ma' }, ...views.phone };
export const MissingState: PageStory = {
  args: { path: '/stores/directory/zz' },
  ...views.showing('No stores in this state'),
};
export const StateFailed: PageStory = { args: { path: '/stores/directory/ma' }, ...views.failed };

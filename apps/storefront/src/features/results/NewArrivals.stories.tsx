import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildResults } from '@foolscap/catalog/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = { title: 'Pages/New arrivals', ...pageAt({ path: '/new-arrivals' }) } satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = views.showing('New arrivals');
export const Business: PageStory = views.business;
export const Empty: PageStory = {
  args: { results: () => buildResults({ items: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'See deals' })).toHaveAttribute(
      'href',
      '/deals',
    );
  },
};

import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFoundStore } from '@foolscap/stores/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Stores',
  ...pageAt({ path: '/stores?q=01702' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: /Framingham/ })).toBeVisible();
  },
};
export const Phone = views.phone;
export const Business = views.business;
/** Before a search: the stores near the site's default store. */
export const NoSearch: PageStory = {
  args: { path: '/stores' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^\d+ stores within 20 miles of /)).toBeVisible();
  },
};
export const Chosen: PageStory = { args: { store: aFoundStore() } };
export const Empty: PageStory = { args: { stores: [] } };
export const Loading: PageStory = { globals: { network: 'slow' } };
export const Failed = views.failed;
/** The page of one store, with a search of its stock. */
export const OneStore: PageStory = {
  args: { path: '/stores/1547?item=pen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Framingham store' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Check stock at this store' })).toBeVisible();
  },
};
export const OneStoreOnPhone: PageStory = { args: { path: '/stores/1547' }, ...views.phone };
export const MissingStore: PageStory = {
  args: { path: '/stores/9999' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'No store found' }),
    ).toBeVisible();
  },
};
export const StoreFailed: PageStory = { args: { path: '/stores/1547' }, ...views.failed };
/** The confirmation before the store is changed. */
export const ChangeOfStore: PageStory = {
  args: { path: '/stores/1622/change?back=/cart', store: aFoundStore() },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Change your store to Natick?' }),
    ).toBeVisible();
  },
};

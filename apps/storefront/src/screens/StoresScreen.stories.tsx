import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFoundStore } from '@foolscap/stores/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../testing/pageStory.tsx';

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
export const NoSearch: PageStory = { args: { path: '/stores' } };
export const Chosen: PageStory = { args: { store: aFoundStore() } };
export const Empty: PageStory = { args: { stores: [] } };
export const Loading: PageStory = { globals: { network: 'slow' } };
export const Failed = views.failed;

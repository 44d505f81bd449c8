import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VIEWED_KEY } from '@foolscap/catalog/model';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { sampleProducts } from '../../testing/sample-products.ts';

const storage = createExpiringStorage(() => window.localStorage, systemClock);

/** Stores the first products as viewed while a story is shown. */
const viewed: PageStory['beforeEach'] = () => {
  storage.set(VIEWED_KEY, { skus: sampleProducts.slice(0, 5).map(({ itemId }) => itemId) }, 60_000);
  return () => storage.remove(VIEWED_KEY);
};

const meta = {
  title: 'Pages/Recently viewed',
  ...pageAt({ path: '/recently-viewed' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  beforeEach: viewed,
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Recently viewed' });
    await expect(within(list).getAllByRole('article')).toHaveLength(5);
  },
};
export const Business: PageStory = { beforeEach: viewed, ...views.business };
/** The button removes the list from the browser. */
export const Cleared: PageStory = {
  beforeEach: viewed,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Clear list' }));
    await expect(await page.findByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible();
    await waitFor(() => expect(storage.get(VIEWED_KEY)).toBeUndefined());
  },
};
export const Empty: PageStory = views.showing('Recently viewed');
export const Failed: PageStory = { beforeEach: viewed, ...views.failed };

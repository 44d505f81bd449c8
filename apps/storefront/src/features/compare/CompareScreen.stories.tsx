import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { comparedItems } from '@foolscap/tiles/testing';
import { HttpError } from '@foolscap/core/http';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const items = comparedItems.map(({ itemId }) => itemId);

const meta = {
  title: 'Pages/Compare',
  ...pageAt({ path: `/compare?items=${items.join(',')}` }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Compare products');
export const Phone = views.phone;
export const Business = views.business;
export const Loading = views.loading;

/** The URL follows the switch and the removed products, so that it can be shared. */
export const Comparing: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('switch', { name: 'Show only differences' }));
    await expect(page.queryByRole('rowheader', { name: 'Material' })).toBeNull();
    await userEvent.click(
      page.getByRole('link', { name: `Remove ${comparedItems[0]!.title} from the comparison` }),
    );
    await expect(page.getAllByRole('columnheader')).toHaveLength(4);
  },
};

export const Empty: PageStory = {
  args: { path: '/compare' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'No products to compare' }),
    ).toBeVisible();
  },
};

export const Failed: PageStory = {
  args: {
    routes: {
      'GET /catalog/compare': () => {
        throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error', status: 503 });
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../testing/pageStory.tsx';
import { sampleOrders } from '../testing/sample-orders.ts';

const meta = {
  title: 'Pages/Account',
  ...pageAt({ path: '/account', signedIn: true, orders: sampleOrders }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '9700012201' })).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Your account' }));
    await expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Phone = views.phone;
export const Business = views.business;
/** No orders yet. */
export const Empty: PageStory = { args: { orders: [] } };
export const Loading = views.loading;
export const Failed = views.failed;

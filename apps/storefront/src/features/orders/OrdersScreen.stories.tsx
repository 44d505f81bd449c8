import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { sampleOrders } from '../../testing/sample-orders.ts';

const meta = {
  title: 'Pages/Orders',
  ...pageAt({ path: '/account/orders', signedIn: true, orders: sampleOrders }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/9700012345/)).toBeVisible();
  },
};
export const Phone = views.phone;
export const Empty: PageStory = { args: { orders: [] } };
export const Loading = views.loading;
export const Failed = views.failed;

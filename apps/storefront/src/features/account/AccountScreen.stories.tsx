import type { Meta } from '@storybook/react-vite';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { sampleOrders } from '../../testing/sample-orders.ts';

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
/** The shopper can have the link sent again. */
export const EmailUnconfirmed: PageStory = {
  args: {
    routes: {
      'GET /account': () => Promise.resolve(buildAccount(buildProfile({ isEmailConfirmed: false }))),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText(/^We’ve sent a link to /)).toBeVisible();
  },
};
/** No orders yet. */
export const Empty: PageStory = { args: { orders: [] } };
export const Loading = views.loading;
export const Failed = views.failed;

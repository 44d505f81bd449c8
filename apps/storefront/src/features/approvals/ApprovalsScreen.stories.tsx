import type { Meta } from '@storybook/react-vite';
import { buildApprovalOrders } from '@foolscap/approvals/testing';
import { expect, userEvent, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Approvals',
  ...pageAt({ path: '/account/approvals', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

/** One of two orders is approved, and the other one stays. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Order 10045 from Rowan Bell' }));
    await userEvent.click(page.getByRole('button', { name: 'Approve' }));
    await expect(await page.findByText('Order 10045 was approved.')).toBeVisible();
    await expect(await page.findByText('Order 10052 from Sam Quire')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Orders to approve' })).toHaveFocus();
    await expect(page.queryByText('Order 10045 from Rowan Bell')).toBeNull();
  },
};
export const Phone: PageStory = views.phone;
export const OneOrder: PageStory = { args: { path: '/account/approvals?order=10052' } };
export const Empty: PageStory = { args: { approvals: buildApprovalOrders([]) } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

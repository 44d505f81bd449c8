import type { Meta } from '@storybook/react-vite';
import { buildApprovalOrders, buildEditableOrder, buildOrderWithHistory } from '@foolscap/approvals/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** An approver changes the only order: its form stays open while values are edited, and the focus stays in it. */
export const ChangingAnOrder: PageStory = {
  args: {
    path: '/account/approvals?order=10045',
    approvals: buildApprovalOrders([buildOrderWithHistory({ editable: buildEditableOrder() })]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('Change this order'));
    const chairs = page.getByRole('textbox', { name: /Gatefold mesh task chair/ });
    await userEvent.clear(chairs);
    await userEvent.type(chairs, '1');
    await userEvent.click(page.getByRole('button', { name: 'Show difference' }));
    const save = await page.findByRole('button', { name: 'Save changes' });
    const outcome = page.getByText('With these changes').closest('[tabindex="-1"]');
    await waitFor(() => expect(outcome).toHaveFocus());
    const purchaseOrder = page.getByRole('textbox', { name: /^Purchase order number/ });
    await userEvent.type(purchaseOrder, '-2');
    await expect(purchaseOrder).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show difference' }));
    await userEvent.click(await page.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(page.getByText('The order was changed.')).toBeVisible());
    await waitFor(() => expect(outcome).toHaveFocus());
    await expect(save).toBeVisible();
  },
};
export const Empty: PageStory = { args: { approvals: buildApprovalOrders([]) } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

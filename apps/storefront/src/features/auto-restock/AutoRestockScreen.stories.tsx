import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildRestockItem, buildSubscription } from '@foolscap/subscriptions/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Auto-restock',
  ...pageAt({
    path: '/account/auto-restock',
    signedIn: true,
    restock: {
      subscriptions: [
        buildSubscription(),
        buildSubscription({
          id: 'subscription-2',
          nextDate: '2026-12-20',
          status: 'PAUSED',
          problem: 'CARD_EXPIRED',
          item: buildRestockItem({
            itemId: '24160101',
            name: 'Black toner cartridge',
            uom: 'each',
            price: 64.99,
          }),
        }),
      ],
    },
  }),
} satisfies Meta<PageArgs>;
export default meta;

/** The next order is skipped and restored, and a subscription is canceled and restored. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Auto-restock' })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: /^Skip next order/ }));
    await expect(await page.findByText('Wed, Jan 6, 2027')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(await page.findByText('Wed, Dec 9, 2026')).toBeVisible();
    await userEvent.click(page.getAllByRole('button', { name: /^Cancel: / })[0]!);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel auto-restock' }));
    await userEvent.click(await page.findByRole('button', { name: /^Undo: / }));
    await expect(await page.findByText('Active')).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
/** Refused by the organization's rules. */
export const NotPermitted: PageStory = {
  ...views.business,
  args: { restock: { subscriptions: [buildSubscription()], offer: { refusal: 'NO_PERMISSION' } } },
};
export const Empty: PageStory = { args: { restock: {} } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { DataRequestsData } from '@foolscap/account/contract';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Your data',
  ...pageAt({ path: '/account/privacy', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

const withData = (data: Partial<DataRequestsData>): PageStory => ({
  args: {
    routes: {
      'GET /account/data-requests': () => ({ requests: [], openOrders: 0, isManaged: false, ...data }),
    },
  },
});

const request = {
  id: '0b2c7e9a-1111-4222-8333-444455556666',
  kind: 'EXPORT',
  requestedAt: '2026-11-02T10:00:00Z',
} as const;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Request a copy' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Erase my data' }));
    await expect(await page.findByLabelText(/^Current password/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Keep my account' }));
    await expect(await page.findByRole('link', { name: 'Erase my data' })).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const InProgress: PageStory = withData({ requests: [{ ...request, status: 'OPEN' }] });
/** There is no second copy while one can be downloaded. */
export const Ready: PageStory = {
  ...withData({
    requests: [
      { ...request, status: 'READY', expiresAt: '2026-11-09T10:00:00Z' },
      { ...request, id: '0b2c7e9a-1111-4222-8333-444455557777', status: 'DONE' },
    ],
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('You can request a new copy after November 9, 2026.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Request a copy' })).toBeNull();
  },
};
export const OpenOrders: PageStory = withData({ openOrders: 2 });
export const Managed: PageStory = withData({ isManaged: true });
export const Erase: PageStory = { args: { path: '/account/privacy?erase=1' } };
export const Expired: PageStory = { args: { path: '/account/privacy?error=DATA_COPY_EXPIRED' } };
export const Erased: PageStory = { args: { path: '/account/privacy/erased', signedIn: false } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

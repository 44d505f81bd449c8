import type { Meta } from '@storybook/react-vite';
import { buildAccountAccess, buildAgentVisit } from '@foolscap/account/testing';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Access by our staff',
  ...pageAt({ path: '/account/access', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

const withAccess = (access: Parameters<typeof buildAccountAccess>[0]): PageStory => ({
  args: { agents: { access: buildAccountAccess(access) } },
});

/** An agent has requested access; an earlier visit shows what was changed. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Allow Maya D.' })).toBeVisible();
    await expect(page.getAllByLabelText('For how long')[0]).toHaveValue('24');
    await expect(page.getByRole('button', { name: 'Decline the request of Maya D.' })).toBeVisible();
    await userEvent.click(page.getByText('Changes (3)'));
    await expect(page.getByText(/^Placed or changed an order/)).toBeVisible();
    await expect(page.getByText(/^Tried something that only you can do/)).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const Allowed: PageStory = {
  ...withAccess({
    requests: [],
    consents: [
      {
        id: 'one',
        agentName: 'Maya D.',
        grantedAt: '2026-11-20T15:00:00.000Z',
        expiresAt: '2026-11-21T15:00:00.000Z',
      },
      { id: 'all', grantedAt: '2026-11-20T15:00:00.000Z', expiresAt: '2026-11-27T15:00:00.000Z' },
    ],
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('button', { name: 'Withdraw the permission for all of our staff' }),
    ).toBeVisible();
  },
};
/** The customer has declined the request of an agent. */
export const Declined: PageStory = {
  args: {
    path: '/account/access?done=declined',
    agents: {
      access: buildAccountAccess({
        requests: [],
        declined: [{ agentId: 'one', agentName: 'Maya D.', declinedAt: '2026-11-20T15:00:00.000Z' }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Maya D.: declined on/)).toBeVisible();
    await expect(page.getByText(/can’t be repeated for 30 days/)).toBeVisible();
  },
};
/** An agent is acting right now. */
export const InProgress: PageStory = withAccess({
  requests: [],
  visits: [
    buildAgentVisit({ endedAt: undefined, endReason: undefined, actions: [], actionCount: 0 } as never),
  ],
});
export const ManyChanges: PageStory = withAccess({
  visits: [
    buildAgentVisit({ actionCount: 148, agentName: 'Maximiliana-Josephine Featherstonehaugh-Wolverhampton' }),
  ],
});
/** No setting requires a permission, and our staff was never here. */
export const Empty: PageStory = withAccess({ isConsentRequired: false, requests: [], visits: [] });
export const Refused: PageStory = { args: { path: '/account/access?error=CONSENT_NOT_FOUND' } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

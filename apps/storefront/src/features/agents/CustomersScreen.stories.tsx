import type { Meta } from '@storybook/react-vite';
import { buildAgentCustomer, buildAgentHome } from '@foolscap/account/testing';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Customers',
  ...pageAt({ path: '/account/customers', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Find customer' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Act for Ines V.' })).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;

const searched = '/account/customers?search=1';
/** One customer has to allow access first, another one has a request, and one has declined. */
export const Found: PageStory = {
  args: {
    path: searched,
    agents: {
      customers: [
        buildAgentCustomer(),
        buildAgentCustomer({ id: 'two', name: 'Ruben M.', access: 'CONSENT_MISSING' }),
        buildAgentCustomer({
          id: 'three',
          name: 'Odile T.',
          access: 'CONSENT_MISSING',
          requestedAt: '2026-11-20T15:00:00.000Z',
        }),
        buildAgentCustomer({
          id: 'four',
          name: 'Ada P.',
          access: 'CONSENT_MISSING',
          requestedAt: '2026-11-18T15:00:00.000Z',
          declinedAt: '2026-11-19T15:00:00.000Z',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: '4 customers for “vellum”' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request access from Ruben M.' })).toBeVisible();
    await expect(page.getByText(/^Declined on/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Request access from Ada P.' })).toBeNull();
  },
};
export const NoneFound: PageStory = { args: { path: searched, agents: { customers: [] } } };
export const Many: PageStory = {
  args: {
    path: searched,
    agents: {
      customers: Array.from({ length: 10 }, (_, index) => buildAgentCustomer({ id: `customer-${index}` })),
    },
  },
};
export const StoreAssociate: PageStory = {
  args: { agents: { home: buildAgentHome({ kind: 'STORE_ASSOCIATE', storeNumber: '1547' }) } },
};
export const Empty: PageStory = { args: { agents: { home: buildAgentHome({ visits: [], recent: [] }) } } };
export const Refused: PageStory = { args: { path: '/account/customers?error=CUSTOMER_NOT_FOUND' } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

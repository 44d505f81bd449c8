import type { Meta } from '@storybook/react-vite';
import { buildOrganization } from '@foolscap/account/testing';
import { expect, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Contracts',
  ...pageAt({ path: '/account/contracts', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

/** The page is in the navigation of the account, and leads to the items. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
    await expect(await page.findByText('BM-2026 · Applies now')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contracts' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'See the items on contract' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/c\/on-contract$/),
    );
  },
};
export const Phone: PageStory = views.phone;
export const Empty: PageStory = {
  args: {
    routes: {
      ...organizationRoutes,
      'GET /organization': () =>
        buildOrganization({ contract: { pricedItems: 0, isContractOnly: false }, contracts: [] }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No contracts')).toBeVisible();
  },
};
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

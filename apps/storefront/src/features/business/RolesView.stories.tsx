import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Roles',
  ...pageAt({ path: '/account/roles', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

/** The link to the form of a role opens it. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Edit: Mailroom' }));
    await expect(await page.findByRole('textbox', { name: /Name of the role/ })).toHaveValue('Mailroom');
    await expect(page.getByRole('checkbox', { name: 'Ship to new addresses' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Approve orders of others' })).not.toBeChecked();
  },
};
export const Phone = views.phone;
export const Loading = views.loading;
export const Failed = views.failed;

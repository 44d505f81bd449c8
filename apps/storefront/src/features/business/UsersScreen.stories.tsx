import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Users',
  ...pageAt({ path: '/account/users', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Users');
/** Role, unit and limit of a user. */
export const Edit: PageStory = {
  args: { path: '/account/users?edit=user-2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Spending limit/ })).toHaveValue('500');
    await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('unit-2');
  },
};
export const Units: PageStory = {
  args: { path: '/account/users?view=units' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('rowheader', { name: /Warehouse/ })).toBeVisible();
  },
};
export const Import: PageStory = {
  args: { path: '/account/users?view=import' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('CSV file')).toBeVisible();
  },
};
export const Phone = views.phone;
export const Loading = views.loading;
export const Failed = views.failed;

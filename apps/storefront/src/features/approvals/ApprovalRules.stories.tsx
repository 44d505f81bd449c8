import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Approval rules',
  ...pageAt({ path: '/account/approval-rules', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

/** A rule is removed after it was confirmed, and the focus stays in the list. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Remove Large orders' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Large orders?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await page.findByText('Your changes were saved.')).toBeVisible();
    await expect(page.queryByText('Large orders')).toBeNull();
    await waitFor(() => expect(page.getByRole('region', { name: 'Rules' })).toHaveFocus());
    await userEvent.click(page.getByRole('link', { name: 'Add a rule' }));
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** A rule is added, and the page leaves its form. */
export const NewRule: PageStory = {
  args: { path: '/account/approval-rules?rule=new' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole('form', { name: 'Add a rule' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Card orders');
    await userEvent.click(form.getByRole('checkbox', { name: 'Credit card' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Your changes were saved.')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('form', { name: 'Add a rule' })).toBeNull());
    await expect(page.getByText('Card orders')).toBeVisible();
    await waitFor(() => expect(page.getByRole('region', { name: 'Rules' })).toHaveFocus());
  },
};
export const Phone: PageStory = views.phone;
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Reports',
  ...pageAt({ path: '/account/reports', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

/** The arrow keys move the cursor of the plot, and a link opens another group. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const plot = await page.findByRole('listbox', { name: 'The 3 highest totals' });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      page.getByRole('option', { name: 'Rowan Bell: $281.00, 28.1%', selected: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('group=person&from=2025-12&to=2026-11'),
    );
    await userEvent.click(page.getByRole('link', { name: 'Category' }));
    await expect(await page.findByRole('rowheader', { name: 'Shipping and fees' })).toBeVisible();
  },
};
export const ByBudget: PageStory = { args: { path: '/account/reports?group=budget' } };
export const Phone: PageStory = views.phone;
export const Empty: PageStory = {
  args: { report: { rows: [], count: 0, totals: { units: 0, net: 0, gross: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No orders in this period')).toBeVisible();
  },
};
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

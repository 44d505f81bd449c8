import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildCart, buildInvoiceField, buildInvoiceInfo } from '@foolscap/cart/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { organizationRoutes } from '../../testing/sample-organization.ts';

const costCenter = buildInvoiceField({
  name: 'Cost center',
  list: [
    { value: '4100', description: 'Studio' },
    { value: '4200', description: 'Print room' },
  ],
  level: 'LINE',
  isRequired: true,
});
const project = buildInvoiceField({
  name: 'Project',
  list: [{ value: 'ALMANAC', description: 'Almanac 2027' }],
  level: 'LINE',
});
const { items, ...cart } = sampleCart();

const meta = {
  title: 'Pages/Cost centers',
  ...pageAt({
    path: '/cart/cost-centers',
    signedIn: true,
    routes: organizationRoutes,
    cart: {
      ...cart,
      items: items.map((line, place) =>
        place === 0
          ? {
              ...line,
              splits: [
                { costCenter: '4100', project: 'ALMANAC', percent: 60 },
                { costCenter: '4200', percent: 40 },
              ],
            }
          : line,
      ),
      invoiceInfo: buildInvoiceInfo({ costCenter, project }),
    },
  }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

/** One item is split, the others still need a cost center; one choice applies to all. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const all = within(await within(canvasElement).findByRole('region', { name: 'All items' }));
    await userEvent.selectOptions(all.getByLabelText('Cost center'), '4200');
    await userEvent.click(all.getByRole('button', { name: 'Use for all items' }));
    await expect(await all.findByText('Saved')).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
export const Empty: PageStory = { args: { cart: buildCart({ items: [] }) } };

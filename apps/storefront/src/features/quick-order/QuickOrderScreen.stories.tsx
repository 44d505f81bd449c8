import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { QuickOrderBody } from '@foolscap/lists/contract';
import { buildQuickOrderItem, createFakeQuickOrderClient } from '@foolscap/lists/testing';
import { HOME_PATH } from '@foolscap/core/vocabulary';
import { sampleProducts } from '../../testing/sample-products.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const fake = () =>
  createFakeQuickOrderClient({
    products: [
      buildQuickOrderItem(),
      buildQuickOrderItem({ itemId: '24159003', name: 'Northfold paper clips', orderMultiple: 12 }),
    ],
  });
const routes: NonNullable<PageArgs['routes']> = {
  'POST /lists/quick-order/check': ({ body }) => fake().checkRows(body as QuickOrderBody),
  'POST /lists/quick-order': ({ body, key }) => fake().addRows(body as QuickOrderBody, key),
};

const meta = {
  title: 'Pages/Quick order',
  ...pageAt({ path: '/quick-order', routes }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Quick order');
export const Phone = views.phone;
export const Business = views.business;

/** Cells pasted from a spreadsheet fill rows. After adding, the row that was not added has the focus. */
export const BadRow: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('combobox', { name: 'Item number, row 1' }));
    await userEvent.paste('24110101\t5\n24110191\t1\n24159003\t5');
    await userEvent.click(page.getByRole('button', { name: 'Add 3 rows to cart' }));
    const row = await page.findByText(/^Row 2 \(24110191\)/);
    await expect(row).toHaveTextContent('Did you mean 24110101');
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Item number, row 2' })).toHaveFocus());
  },
};

/** Prints the items under their row's heading. */
async function printItems(canvasElement: HTMLElement, heading: string) {
  const page = within(canvasElement);
  const button = await page.findByRole('button', { name: 'Print this list with item numbers' });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const print = spyOn(window, 'print').mockReturnValue();
  await userEvent.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheet = canvasElement.ownerDocument.querySelector('[data-print-sheet]');
  await expect(sheet?.querySelector('h1')).toHaveTextContent(heading);
  await expect(sheet).toHaveTextContent(`Item ${sampleProducts[0]!.itemId}`);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[data-print-sheet]')).toBeNull());
  print.mockRestore();
  button.blur();
}

/** Items that a signed-in shopper orders often, which can be printed with their item numbers. */
export const Frequent: PageStory = {
  globals: { signedIn: 'yes' },
  args: {
    routes: { ...routes, [`POST ${HOME_PATH}/getFrequentlyPurchasedData`]: () => sampleProducts.slice(0, 3) },
  },
  play: ({ canvasElement }) => printItems(canvasElement, 'Frequently purchased'),
};

/** If none were ordered twice, shows those of the most recent orders. */
export const Recent: PageStory = {
  globals: { signedIn: 'yes' },
  args: { routes: { ...routes, [`POST ${HOME_PATH}/getFrequentlyPurchasedData`]: () => [] } },
  play: ({ canvasElement }) => printItems(canvasElement, 'Recently Purchased'),
};

/** The drawer of the header, with the same rows. */
export const Drawer: PageStory = {
  args: { path: '/cart' },
  play: async ({ canvasElement }) => {
    const banner = await within(canvasElement).findByRole('banner');
    const [tool] = await within(banner).findAllByRole('link', { name: 'Quick order' });
    await waitFor(() => expect(tool).toHaveAttribute('aria-haspopup', 'dialog'));
    await userEvent.click(tool!);
    const body = within(canvasElement.ownerDocument.body);
    const drawer = await body.findByRole('dialog', { name: 'Quick order' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.type(
      await within(drawer).findByRole('combobox', { name: 'Item number, row 1' }),
      '24110101',
    );
    await expect(await within(drawer).findByText(/Northfold copy paper/)).toBeVisible();
    await expect(within(drawer).getByRole('link', { name: 'Open as a page' })).toBeVisible();
  },
};

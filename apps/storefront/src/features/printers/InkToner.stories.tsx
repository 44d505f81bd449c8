import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PRINTERS_KEY } from '@foolscap/catalog/model';
import { systemClock } from '@foolscap/core/clock';
import { HttpError } from '@foolscap/core/http';
import { createExpiringStorage } from '@foolscap/core/storage';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { createFakePrinterRoutes, samplePrinters } from '../../testing/sample-printers.ts';

const storage = createExpiringStorage(() => window.localStorage, systemClock);
const forget = () => storage.remove(PRINTERS_KEY);

const meta = {
  title: 'Pages/Ink and toner finder',
  ...pageAt({ path: '/ink-toner' }),
  beforeEach: () => forget,
} satisfies Meta<PageArgs>;
export default meta;

const PRINTER = '/ink-toner/corvelle/page-220';

/** Printers are found while the shopper types. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /^Corvelle/ })).toHaveAttribute(
      'href',
      '/ink-toner/corvelle',
    );
    await userEvent.type(page.getByRole('searchbox', { name: 'Printer model' }), 'page 2');
    await expect(await page.findByRole('link', { name: 'Corvelle Page 220' })).toHaveAttribute(
      'href',
      PRINTER,
    );
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const NothingFound: PageStory = { args: { path: '/ink-toner?q=typewriter' } };
export const MyPrinters: PageStory = {
  args: { signedIn: true, routes: createFakePrinterRoutes(samplePrinters.slice(0, 2).map(({ id }) => id)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const mine = within(await page.findByRole('region', { name: 'My printers' }));
    await userEvent.click(mine.getByRole('button', { name: 'Remove Corvelle Page 210 from my printers' }));
    await waitFor(() => expect(mine.queryByRole('link', { name: 'Corvelle Page 210' })).toBeNull());
    await expect(mine.getByRole('link', { name: 'Corvelle Page 220' })).toBeVisible();
  },
};
export const MyPrintersFailed: PageStory = {
  args: {
    signedIn: true,
    routes: {
      'GET /account/printers': () => {
        throw new HttpError({ code: 'DOWN', status: 503, retryable: true, message: 'down' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/We couldn’t load your printers/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Corvelle/ })).toBeVisible();
  },
};
export const NoBrands: PageStory = {
  args: { routes: { 'GET /catalog/printers': () => ({ brands: [] }) } },
};
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
export const Brand: PageStory = { args: { path: '/ink-toner/corvelle' } };
/** A guest saves the printer in the browser. */
export const Printer: PageStory = {
  args: { path: PRINTER },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('list', { name: 'Black, Corvelle Page 220' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Save to my printers' }));
    await expect(await page.findByRole('button', { name: 'Remove from my printers' })).toBeVisible();
    await expect(storage.get(PRINTERS_KEY)).toMatchObject([{ id: 'corvelle/page-220' }]);
  },
};
export const PrinterOnPhone: PageStory = { args: { path: PRINTER }, ...views.phone };
export const PrinterWithoutSupplies: PageStory = { args: { path: '/ink-toner/halden/jet-310' } };
export const PrinterLoading: PageStory = { args: { path: PRINTER, unread: true } };
export const PrinterFailed: PageStory = { args: { path: PRINTER }, ...views.failed };
export const UnknownPrinter: PageStory = { args: { path: '/ink-toner/corvelle/no-such-printer' } };
/** The account has as many printers as it can save. */
export const TooManyPrinters: PageStory = {
  args: { path: `${PRINTER}?error=TOO_MANY_PRINTERS`, signedIn: true },
};

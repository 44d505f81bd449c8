import type { Meta } from '@storybook/react-vite';
import { HttpError } from '@foolscap/core/http';
import { buildSavedCard } from '@foolscap/payments/testing';
import { expect, userEvent, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Invoices',
  ...pageAt({ path: '/account/invoices', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'INV-2026-000012' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Overdue' }));
    await expect(page.getByRole('link', { name: 'INV-2026-000009' })).toBeVisible();
  },
};
export const OneInvoice: PageStory = {
  args: { path: '/account/invoices/INV-2026-000009' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/cc/api/organization/invoices/documents/INV-2026-000009?mmx=true&lang=en-US',
    );
  },
};
/** Two invoices are paid by a saved card. */
export const Payment: PageStory = {
  args: {
    path: '/account/invoices?invoice=INV-2026-000012&invoice=INV-2026-000009',
    cards: [buildSavedCard()],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Pay $416.45' }));
    await expect(
      await page.findByText('Payment of $416.45 received. Your receipt is PAY-2026-000004.'),
    ).toBeVisible();
  },
};
const payWith = async (canvasElement: HTMLElement, number: string) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(/Card number/), number);
  await userEvent.type(page.getByRole('textbox', { name: /^Expires/ }), '12/31');
  await userEvent.type(page.getByLabelText(/Security code/), '123');
  await userEvent.click(page.getByRole('button', { name: 'Pay $126.40' }));
  return page;
};
/** Without a saved card, a new one pays. It is billed to an address of the organization. */
export const NewCard: PageStory = {
  args: { path: '/account/invoices?invoice=INV-2026-000012' },
  play: async ({ canvasElement }) => {
    const page = await payWith(canvasElement, '4111111111111111');
    const paid = await page.findByText('Payment of $126.40 received. Your receipt is PAY-2026-000004.');
    await expect(paid.closest('[role="alert"]')).toHaveFocus();
  },
};
/** A declined card gets the message of checkout, and the form stays open. */
export const NewCardDeclined: PageStory = {
  args: {
    path: '/account/invoices?invoice=INV-2026-000012',
    cards: [buildSavedCard()],
    routes: {
      ...organizationRoutes,
      'POST /organization/invoices/payments': () => {
        throw new HttpError({
          code: 'PAYMENT_OPERATION_FAILED',
          status: 402,
          retryable: false,
          message: 'Declined',
        });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const saved = await page.findByRole('radio', { name: /Visa/ });
    await userEvent.click(page.getByRole('radio', { name: 'Use a new card' }));
    await payWith(canvasElement, '4111111111111111');
    await expect(await page.findByText(/Your credit card was not charged/)).toBeVisible();
    await expect(page.getByLabelText(/Card number/)).toHaveValue('');
    // The saved card was not declined.
    await userEvent.click(saved);
    await expect(page.queryByText(/Your credit card was not charged/)).not.toBeInTheDocument();
  },
};
/** A wrong number is not sent. The number and the code are gone when another card is chosen. */
export const NewCardRejected: PageStory = {
  args: { path: '/account/invoices?invoice=INV-2026-000012', cards: [buildSavedCard()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const saved = await page.findByRole('radio', { name: /Visa/ });
    await userEvent.click(page.getByRole('radio', { name: 'Use a new card' }));
    await payWith(canvasElement, '4111111111111112');
    await expect((await page.findAllByText(/One of the digits is wrong/))[0]).toBeVisible();
    await userEvent.click(saved);
    await userEvent.click(page.getByRole('radio', { name: 'Use a new card' }));
    await expect(await page.findByLabelText(/Card number/)).toHaveValue('');
  },
};
export const Statement: PageStory = { args: { path: '/account/invoices?month=2026-11' } };
export const Unknown: PageStory = {
  args: { path: '/account/invoices/INV-2026-999999' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Your organization has no such invoice.'),
    ).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Empty: PageStory = {
  args: {
    invoices: {
      data: {
        invoices: [],
        aging: { current: 0, days30: 0, days60: 0, days90: 0, older: 0, total: 0 },
      },
    },
  },
};
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

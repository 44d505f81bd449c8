import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { footerColumns } from '../../testing/index.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Header/Footer',
  component: Footer,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    columns: footerColumns,
    legal: '© 2026 Foolscap',
    legalLinks: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'footer', recipe: 'Open / and scroll to the end.' },
  play: async ({ canvasElement }) => {
    const help = within(canvasElement).getByRole('navigation', { name: 'Help' });
    await expect(within(help).getByRole('link', { name: 'Returns' })).toHaveAttribute(
      'href',
      '/help/returns',
    );
  },
};
/** A button that opens settings with JavaScript. */
export const Actions: Story = {
  parameters: {
    state: 'footer with cookie settings',
    recipe: 'Start the shop with `ANALYTICS_SCRIPT`, then open / and scroll to the end.',
    testedIn: 'apps/storefront/e2e/consent.journey.ts',
  },
  args: { legalActions: [{ label: 'Cookie settings', onPress: fn() }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cookie settings' }));
    await expect(args.legalActions?.[0]?.onPress).toHaveBeenCalledTimes(1);
  },
};

/** A shop in several languages. */
export const Languages: Story = {
  parameters: { state: 'locale switched', recipe: 'Open / and choose “Français (Canada)” at the end.' },
  args: {
    languages: [
      { label: 'English (US)', locale: 'en-US', href: '/?lang=en-US', current: true },
      { label: 'Français (Canada)', locale: 'fr-CA', href: '/fr-ca/?lang=fr-CA' },
    ],
  },
  play: async ({ canvasElement }) => {
    const languages = within(within(canvasElement).getByRole('navigation', { name: 'Languages' }));
    const french = languages.getByRole('link', { name: 'Français (Canada)' });
    await expect(french).toHaveAttribute('href', '/fr-ca/?lang=fr-CA');
    await expect(french.closest('li')).toHaveAttribute('lang', 'fr-CA');
    await expect(languages.getByRole('link', { name: 'English (US)' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** On the narrowest phones the columns are below each other. */
export const NarrowPhone: Story = {
  parameters: { state: 'footer on a narrow phone', recipe: 'Open / at 320 px, then scroll to the end.' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const columns = within(canvasElement).getAllByRole('navigation');
    const starts = columns.map((column) => column.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};
export const Minimal: Story = {
  parameters: { state: 'minimal footer', recipe: 'Open /office/supplies/login and scroll to the end.' },
  args: { type: 'minimal' },
};
export const Business: Story = {
  parameters: { state: 'footer of the business site', recipe: 'Open /cc/mmx/ and scroll to the end.' },
  args: { tenant: 'business' },
  globals: { tenant: 'business' },
};
export const LongContent: Story = {
  args: {
    columns: footerColumns.map(({ title, links }) => ({
      title: `${title} and related questions`,
      links: links.map(({ label, href }) => ({
        href,
        label: `${label}, explained in detail with examples`,
      })),
    })),
    legal:
      '© 2026 Foolscap. Prices and availability may differ between the site and the stores, and from store to store.',
  },
  globals: { viewport: { value: 'narrow' } },
};

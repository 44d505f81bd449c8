import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CookieSettings } from './CookieSettings.tsx';

const meta = {
  title: 'Analytics/CookieSettings',
  component: CookieSettings,
  tags: ['autodocs'],
  args: { open: true, purposes: ['analytics', 'advertising'], onSave: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof CookieSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
  await waitFor(() => expect(within(dialog).getByText('Necessary cookies')).toBeVisible());
  return within(dialog);
};

/** Nothing optional is preselected. */
export const Default: Story = {
  parameters: {
    state: 'required cookies',
    recipe:
      'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then press "Cookie settings" at the end of /.',
    testedIn: 'apps/storefront/e2e/consent.journey.ts',
  },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('checkbox', { name: 'Necessary cookies' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Analytics' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save choices' }));
    await expect(args.onSave).toHaveBeenCalledWith({ analytics: true, advertising: false });
  },
};

/** The choice so far, which can be withdrawn. */
export const Chosen: Story = {
  parameters: {
    state: 'cookies chosen before',
    recipe:
      'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then accept all, then press "Cookie settings" at the end of the page.',
  },
  args: { choice: { analytics: true, advertising: true } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Advertising' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save choices' }));
    await expect(args.onSave).toHaveBeenCalledWith({ analytics: true, advertising: false });
  },
};

/** The browser declines with Global Privacy Control or Do Not Track, regardless of earlier choices. */
export const PrivacySignal: Story = {
  parameters: {
    state: 'refused by the browser',
    recipe:
      'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then press "Cookie settings" in a browser with Global Privacy Control.',
    testedIn: 'apps/storefront/e2e/consent.journey.ts',
  },
  args: { hasSignal: true, choice: { analytics: true } },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText(/asks websites not to track you/)).toBeVisible());
    await expect(dialog.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Analytics' })).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Save choices' })).toBeNull();
  },
};

/** A shop without a provider of analytics. */
export const AdvertisingOnly: Story = {
  parameters: {
    state: 'question about advertising only',
    recipe: 'Start the shop with `AD_BEACON_ORIGINS` only, then press "Cookie settings" at the end of /.',
  },
  args: { purposes: ['advertising'] },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.queryByRole('checkbox', { name: 'Analytics' })).toBeNull();
  },
};

export const Closed: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongContent: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgentBanner } from './AgentBanner.tsx';
import './agent-banner.scss';

const acting = {
  agentName: 'Maya Dial',
  agentKind: 'CSR',
  customerName: 'Ines Vellum',
  organizationName: 'Bell & Margin LLC',
  startedAt: '2026-11-20T15:00:00.000Z',
  endsAt: '2026-11-20T23:00:00.000Z',
} as const;

const meta = {
  title: 'Pages/Agent banner',
  component: AgentBanner,
  args: { acting, site: '', locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AgentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('region', { name: 'Acting for a customer' }));
    await expect(banner.getByText('You are acting for Ines Vellum, Bell & Margin LLC.')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'End' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const StoreAssociate: Story = { args: { acting: { ...acting, storeNumber: '1547' } } };
export const French: Story = { args: { locale: 'fr-CA' } };
/** One line, whatever the names are. */
export const LongContent: Story = {
  args: {
    acting: {
      ...acting,
      customerName: 'Maximiliana-Josephine Featherstonehaugh-Wolverhampton',
      organizationName: 'The Very Long-Named Association of Regional Stationery and Office Supply Retailers',
    },
  },
};

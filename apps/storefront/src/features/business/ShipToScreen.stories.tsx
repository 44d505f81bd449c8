import type { Meta } from '@storybook/react-vite';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Ship to',
  ...pageAt({ path: '/account/ship-to', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Ship to');
export const Phone = views.phone;
export const Loading = views.loading;
export const Failed = views.failed;

import type { Meta } from '@storybook/react-vite';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Users',
  ...pageAt({ path: '/account/users', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Users');
export const Phone = views.phone;
export const Loading = views.loading;
export const Failed = views.failed;

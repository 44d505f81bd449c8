import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Account details',
  ...pageAt({ path: '/account/details', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Your profile');
export const Phone = views.phone;
export const Business = views.business;
export const Loading = views.loading;
export const Failed = views.failed;

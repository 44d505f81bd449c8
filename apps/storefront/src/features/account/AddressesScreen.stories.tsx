import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Addresses',
  ...pageAt({ path: '/account/addresses', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Your addresses');
export const Phone = views.phone;
export const Business = views.business;
export const Loading = views.loading;
export const Failed = views.failed;

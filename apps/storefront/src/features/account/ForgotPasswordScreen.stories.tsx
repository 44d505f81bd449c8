import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Forgotten password',
  ...pageAt({ path: '/office/supplies/forgot-password' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Forgot your password?');
export const Phone = views.phone;
export const Business = views.business;

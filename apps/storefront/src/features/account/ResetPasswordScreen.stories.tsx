import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/New password',
  ...pageAt({ path: '/office/supplies/reset-password?token=abc' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Choose a new password');
export const Phone = views.phone;
export const Business = views.business;

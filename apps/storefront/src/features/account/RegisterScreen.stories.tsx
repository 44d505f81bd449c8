import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Register',
  ...pageAt({ path: '/office/supplies/register' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing(/^Create a/);
export const Phone = views.phone;
export const Business = views.business;

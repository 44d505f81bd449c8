import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Help center',
  ...pageAt({ path: '/help' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Help center');
export const Phone = views.phone;
export const Business = views.business;
export const Searched = { args: { path: '/help?q=return' } };
export const Loading = views.loading;
export const Failed = views.failed;

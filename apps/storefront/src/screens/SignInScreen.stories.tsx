import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../testing/pageStory.tsx';

const meta = {
  title: 'Pages/Sign in',
  ...pageAt({ path: '/office/supplies/login' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing(/^Sign in/);
export const Phone = views.phone;
export const Business = views.business;

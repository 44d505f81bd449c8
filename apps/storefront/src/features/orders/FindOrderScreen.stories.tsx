import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Find an order',
  ...pageAt({ path: '/orders/find' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Find your order');
export const Phone = views.phone;
export const LinkExpired = {
  ...views.showing('Find your order'),
  args: { path: '/orders/find?error=ORDER_LINK_INVALID' },
};

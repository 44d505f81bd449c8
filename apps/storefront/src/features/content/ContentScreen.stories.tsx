import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Content',
  ...pageAt({ path: '/help/returns' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Returns and refunds');
export const Phone = views.phone;
export const Missing = {
  ...views.showing('This page doesn’t exist'),
  args: { path: '/help/no-such-article' },
};
/** Outside of the help center, a missing page is any unknown address. */
export const UnknownAddress = {
  ...views.showing('We can’t find that page'),
  args: { path: '/no-such-page' },
};
export const Loading = views.loading;
export const Failed = views.failed;

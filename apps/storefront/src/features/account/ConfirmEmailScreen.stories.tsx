import type { Meta } from '@storybook/react-vite';
import { pageAt, views, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Confirm an email address',
  ...pageAt({ path: '/office/supplies/confirm-email?token=abc' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Confirm your email address');
export const Phone = views.phone;
export const Confirmed = {
  ...views.showing('Your email address is confirmed'),
  args: { path: '/office/supplies/confirm-email?done=1' },
};
export const AlreadyConfirmed = {
  ...views.showing('Your email address is already confirmed'),
  args: { path: '/office/supplies/confirm-email?done=before' },
};
export const LinkExpired = {
  ...views.showing('Confirm your email address'),
  args: { path: '/office/supplies/confirm-email?error=EMAIL_LINK_INVALID' },
};

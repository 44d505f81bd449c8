import type { MouseEvent } from 'react';
import type { HeaderAccount } from '../Header/header-props.ts';

/**
 * Props of a link that opens something in place of its page with a plain click; other clicks are for the browser.
 * @param isLinkThere whether it remains a link on its own page
 */
export const opensWith = (onOpen: (link: HTMLAnchorElement) => void, isLinkThere = false) => ({
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (isLinkThere && event.currentTarget.pathname === location.pathname) return;
    event.preventDefault();
    onOpen(event.currentTarget);
  },
});

/** Props of the sign-in link. Before hydration it is a plain link. */
export const opensSignIn = ({ onSignIn }: Extract<HeaderAccount, { kind: 'guest' }>) =>
  onSignIn && { 'aria-haspopup': 'dialog' as const, ...opensWith(onSignIn) };

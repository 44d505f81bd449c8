import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { LinkComponentProps } from '@foolscap/ui/components';
import { withReturnTarget } from '../routing/sign-in-path.ts';
import { useShop } from './shop-context.ts';

/** Checks whether the page should handle a click itself, as opposed to one that opens a new tab, a window or a menu. */
export const isOwnPress = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target: string | undefined,
) => button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target ?? '_self') === '_self';

/**
 * A link within the shop, with the tenant's prefix. As in browsers, a click on a link to the current page adds no history entry. The
 * router's own link would include forms and prefetching, which add several kB to every page.
 */
export function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const navigate = useNavigate();
  const { tenant } = useShop();
  const location = useLocation();
  const here = useHref(location);
  const { pathname, search } = location;
  // The fragment is unknown on the server.
  const path = withReturnTarget(tenant, href, pathname, useHref({ pathname, search }));
  const address = useHref(path);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOwnPress(event, rest.target)) return;
        event.preventDefault();
        void navigate(path, { replace: address === here });
      }}
    >
      {children}
    </a>
  );
}

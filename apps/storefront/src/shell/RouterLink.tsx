import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { LinkComponentProps } from '@foolscap/ui/components';

/** Checks whether the page follows a press itself: not one that opens a new tab, a window or a menu. */
const isOwnPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target ?? '_self') === '_self';

/**
 * A link within the shop, with the tenant's prefix. A press on a link to the current page adds no entry to the history, as browsers do it. The
 * router's own link brings forms and prefetching along, several kB of every page.
 */
export function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const navigate = useNavigate();
  const address = useHref(href);
  const here = useHref(useLocation());
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOwnPress(event, rest.target)) return;
        event.preventDefault();
        void navigate(href, { replace: address === here });
      }}
    >
      {children}
    </a>
  );
}

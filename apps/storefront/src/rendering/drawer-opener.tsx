import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { createClientLog } from '@foolscap/core/http';
import { lazyComponent } from '@foolscap/ui/components';

/** Follows the link of a press whose drawer could not be loaded, and reports the error to the server's log. */
export function followLink(href: string, error: unknown): void {
  createClientLog(() => location.pathname + location.search)(`drawer not loaded: ${String(error)}`);
  location.assign(href);
}

/**
 * Creates the component that opens a drawer, whose code loads with the first press. Without the code, the pressed link is followed: it leads to
 * a page that serves the same purpose.
 */
export function drawerOpener<P extends { href: string }>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  return lazyComponent(() =>
    load().catch((error: unknown) => ({
      default: function FollowedLink({ href }: P) {
        useEffect(() => followLink(href, error), [href]);
        return null;
      },
    })),
  );
}

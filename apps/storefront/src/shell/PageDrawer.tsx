import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { Stack, Text } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import { FrameDrawerProvider } from './frame-drawer.ts';
import type { EntryFrameProps } from '../features/account/EntryFrame.tsx';
import { openPage } from '../rendering/lazy-feature.tsx';
import { usePageServices } from '../rendering/page-services.ts';
import { matchRoute } from '../routes.ts';
import { belowRoot } from '../routing/tenant-path.ts';
import { useShop } from './shop-context.ts';
import type { HeaderPanelProps } from './use-header-panel.tsx';

/** Shows the page of the opener's link in a drawer. The page must have an `EntryFrame`. */
export default function PageDrawer({ opener, onClose }: HeaderPanelProps) {
  const { href } = opener as HTMLAnchorElement;
  const { tenant, basename } = useShop();
  const { open, report } = usePageServices();
  const dispatch = useDispatch();
  const pathname = belowRoot(new URL(href).pathname, basename);
  const [behind] = useState(useLocation().pathname);
  const back = useRef<HTMLElement | null>(opener);
  const [Screen, setScreen] = useState<ComponentType>();

  useEffect(() => {
    const { route, params } = matchRoute(pathname);
    openPage(open, route.screen, { pathname, params, search: new URLSearchParams(), tenant }).then(
      (actions) => {
        actions.forEach(dispatch);
        setScreen(() => route.screen.Screen);
      },
      (error: unknown) => {
        report(`page not loaded into a drawer: ${String(error)}`);
        window.location.assign(href);
      },
    );
  }, [dispatch, href, open, pathname, report, tenant]);

  const render = useCallback(
    ({ title, note, ways, children, more }: EntryFrameProps) => (
      <Drawer open title={title} onClose={onClose} finalFocus={back}>
        <Stack gap={6}>
          {note && <Text tone="muted">{note}</Text>}
          {children}
          {ways && <div>{ways}</div>}
          {more}
        </Stack>
      </Drawer>
    ),
    [onClose],
  );

  const drawer = useMemo(
    () => ({ pathname, behind, close: onClose, render }),
    [pathname, behind, onClose, render],
  );
  return (
    Screen && (
      <FrameDrawerProvider value={drawer}>
        <Screen />
      </FrameDrawerProvider>
    )
  );
}

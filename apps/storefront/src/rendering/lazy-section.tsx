import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { Action } from 'redux';
import type { PageAddress } from '../routing/page-address.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { LazyScreen, PageExports } from './lazy-screen.tsx';
import { useOpened } from './page-services.ts';
import type { PageServices } from './page-services.ts';

/**
 * Creates a section of a page with a chunk and parts of its own, which the first load of the page does not wait for: the server renders it with the
 * page, and the browser hydrates it when both have loaded. Until then it works as plain markup, with links and forms.
 */
export function lazySection<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> } & Partial<PageExports>>,
): LazyScreen<P> {
  const screen = lazyScreen(load);
  const section: LazyScreen<P> = {
    ...screen,
    Screen: (props: P) => (
      <Suspense>
        <Opened {...props} />
      </Suspense>
    ),
  };
  function Opened(props: P) {
    useOpened(section);
    const { Screen } = screen;
    return <Screen {...props} />;
  }
  return section;
}

/** Opens a page with the sections that it shows at an address. Resolves to the actions that load their data. */
export async function openPage(
  open: PageServices['open'],
  screen: LazyScreen,
  address: PageAddress,
): Promise<Action[]> {
  await open(screen);
  const sections = screen.pageExports().sections(address);
  // The page shows without a section that cannot be loaded.
  await Promise.allSettled(sections.map(open));
  return [screen, ...sections].flatMap((each) => each.pageExports().load(address));
}

import { Suspense, use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Action } from 'redux';
import type { Feature } from '../features/define-feature.ts';
import type { PageAddress } from '../routing/page-address.ts';
import { useOpened, usePageServices } from './page-services.ts';
import type { PageServices } from './page-services.ts';

/** Exports of a chunk besides its component. */
export interface FeatureExports {
  /** The state that the component needs. */
  features: readonly Feature[];
  /** Actions that load the data of a page or section, in addition to those of the route table. */
  load: (address: PageAddress) => Action[];
  /** The sections that a page shows at an address. */
  sections: (address: PageAddress) => readonly LazyChunk[];
}

/** A chunk with its features, with any props. */
export interface LazyChunk {
  preload: () => Promise<void>;
  /** Returns whether `preload` has resolved. */
  isLoaded: () => boolean;
  /** Returns the chunk's other exports; available once `preload` has resolved. */
  getExports: () => FeatureExports;
}

/** A component in its own chunk. Once `preload` has resolved, it renders synchronously, on the server and in the browser. */
export interface LazyFeature<P extends object = object> extends LazyChunk {
  Screen: ComponentType<P>;
}

/** A drawer, and the link that opens it. */
export type Opened<P extends object> = P & {
  /** The clicked link. The browser follows it if the drawer cannot be loaded. */
  href: string;
};

type Load<P extends object> = () => Promise<{ default: ComponentType<P> } & Partial<FeatureExports>>;

/**
 * Creates a component that loads on demand, with the features that its module exports. A failed chunk is not retried until the page is
 * reloaded: a retry on every render would flood the server, and after a deployment only a reloaded page has the new file names.
 *
 * @param kind `page`: suspends its parent until it is ready. `section`: a region of a page, which the server renders with the page, and the browser
 *   hydrates when its chunk has loaded; until then it is plain markup, with links and forms. `drawer`: appears when it is ready; without its code, the
 *   pressed link is followed, which leads to a page that serves the same purpose.
 */
export function lazyFeature<P extends object = object>(
  load: Load<P>,
  { as }: { as: 'drawer' },
): LazyFeature<Opened<P>>;
export function lazyFeature<P extends object = object>(
  load: Load<P>,
  { as }: { as: 'page' | 'section' },
): LazyFeature<P>;
export function lazyFeature<P extends object>(
  load: Load<P>,
  { as }: { as: 'page' | 'section' | 'drawer' },
): LazyFeature<P> | LazyFeature<Opened<P>> {
  let Loaded: ComponentType<P> | undefined;
  let loaded: FeatureExports = { features: [], load: () => [], sections: () => [] };
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then((module) => {
      Loaded = module.default;
      const { features, load: loadData, sections } = module;
      loaded = {
        ...loaded,
        ...(features && { features }),
        ...(loadData && { load: loadData }),
        ...(sections && { sections }),
      };
    });
    return loading;
  };
  const chunk: LazyChunk = { preload, isLoaded: () => Loaded !== undefined, getExports: () => loaded };

  function Page(props: P) {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  }
  function Ready(props: P) {
    useOpened(chunk);
    return <Page {...props} />;
  }
  function Section(props: P) {
    return (
      <Suspense>
        <Ready {...props} />
      </Suspense>
    );
  }
  function Drawer({ href, ...props }: Opened<P>) {
    const isReady = useOpenedDrawer(chunk, href);
    // What is left of the props is what the component takes.
    return isReady && <Page {...(props as unknown as P)} />;
  }
  if (as === 'drawer') return Object.assign(chunk, { Screen: Drawer });
  return Object.assign(chunk, { Screen: as === 'page' ? Page : Section });
}

/** Loads a drawer, and follows the clicked link if that fails. Returns whether the drawer can be shown. */
function useOpenedDrawer(drawer: LazyChunk, href: string): boolean {
  const { open, report } = usePageServices();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    Promise.resolve(open(drawer)).then(
      () => setReady(true),
      (error: unknown) => {
        report(`drawer not loaded: ${String(error)}`);
        location.assign(href);
      },
    );
  }, [drawer, open, report, href]);
  return isReady;
}

/** Loads the chunks of a page and of its sections at a URL. Resolves to the actions that load their data. */
export async function openPage(
  open: PageServices['open'],
  page: LazyFeature,
  address: PageAddress,
): Promise<Action[]> {
  await open(page);
  const sections = page.getExports().sections(address);
  // If a section cannot be loaded, the page is shown without it.
  await Promise.allSettled(sections.map(open));
  return [page, ...sections].flatMap((each) => each.getExports().load(address));
}

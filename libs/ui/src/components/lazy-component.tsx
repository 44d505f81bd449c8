import { lazy, memo, Suspense, useSyncExternalStore, type ComponentType } from 'react';

/** A rejected chunk is an error of the page; a pending one leaves the server's markup unchanged. */
const never = <T,>() => new Promise<T>(() => {});

const subscribe = () => () => {};

/**
 * Creates a component whose code is loaded after the page's: the server renders it normally, and the browser hydrates
 * it once its chunk is loaded. For parts that work as plain markup until then (links, forms) or are below the first
 * viewport. If the chunk fails to load, the part stays as the server has rendered it. In a page without it this is an
 * error, which the next error boundary catches: catch it in `load` for a part that a page can do without.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let hasServerMarkup = false;
  const noteServerMarkup = () => {
    hasServerMarkup = true;
    return null;
  };
  const loadOrKeep = () =>
    load().catch((error: unknown) => {
      if (hasServerMarkup) return never<{ default: ComponentType<P> }>();
      throw error;
    });
  // React types a lazy component by its ref; the rendered component takes the same props.
  const Part = lazy(loadOrKeep) as unknown as ComponentType<P>;
  function KeptPart(props: P) {
    // React reads the last snapshot on the server and while it hydrates. Both are the same value, so nothing is rendered again.
    useSyncExternalStore(subscribe, () => null, noteServerMarkup);
    return <Part {...props} />;
  }
  // A boundary that is rendered again before its chunk has loaded loses the server's markup, so it only follows changed props.
  const LazyComponent = memo(function LazyComponent(props: P) {
    return (
      <Suspense fallback={null}>
        <KeptPart {...props} />
      </Suspense>
    );
  });
  // React types a memoized component as an exotic one; it is rendered like any other.
  return LazyComponent as unknown as ComponentType<P>;
}

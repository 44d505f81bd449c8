import { lazy, memo, Suspense, type ComponentType } from 'react';

/** A rejected chunk would be an error of the whole page; one that stays pending leaves its boundary as it is. */
const never = <T,>() => new Promise<T>(() => {});

/**
 * Creates a component whose code is loaded after the page's: the server renders it normally, and the browser hydrates
 * it once its chunk is loaded. For parts that work as plain markup until then (links, forms) or are below the first
 * viewport. If the chunk fails to load, the part stays as the server has rendered it; in a page without it, it is left out.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  // React types a lazy component by its ref; the rendered component takes the same props.
  const Part = lazy(() =>
    load().catch(() => never<{ default: ComponentType<P> }>()),
  ) as unknown as ComponentType<P>;
  // A boundary that is rendered again before its chunk has loaded loses the server's markup, so it only follows changed props.
  const LazyComponent = memo(function LazyComponent(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
  // React types a memoized component as an exotic one; it is rendered like any other.
  return LazyComponent as unknown as ComponentType<P>;
}

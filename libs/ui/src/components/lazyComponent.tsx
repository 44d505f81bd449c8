import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * Creates a component whose code is loaded after the page's: the server renders it normally, and the browser hydrates
 * it once its chunk is loaded. For parts that work as plain markup until then (links, forms) or are below the first
 * viewport.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  // React types a lazy component by its ref; the rendered component takes the same props.
  const Part = lazy(load) as unknown as ComponentType<P>;
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

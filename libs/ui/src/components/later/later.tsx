import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of a page whose script may come after the rest: the server renders it like any other, and the browser makes it lively when its
 * chunk is there. For what is useful as plain markup until then (links, forms), or lies below the first screen.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  // React types a lazy component by its ref; what is drawn takes the same props.
  const Part = lazy(load) as unknown as ComponentType<P>;
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

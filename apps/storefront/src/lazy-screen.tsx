import { use } from 'react';
import type { ComponentType } from 'react';

/** Something that is a chunk of its own. Once `preload` is through it renders at once, on the server as in the browser. */
export interface LazyScreen<P extends object = object> {
  Screen: ComponentType<P>;
  preload: () => Promise<void>;
}

/**
 * A chunk that could not be fetched stays failed until the page is loaded anew: trying again at every render would storm the server,
 * and after a deploy only a new page knows the new names.
 */
export function lazyScreen<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyScreen<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then((module) => {
      Loaded = module.default;
    });
    return loading;
  };

  function Screen(props: P) {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Screen, preload };
}

import { use } from 'react';
import type { ComponentType } from 'react';

/** A page that is a chunk of its own. Once `preload` is through it renders at once, on the server as in the browser. */
export interface LazyScreen {
  Screen: ComponentType;
  preload: () => Promise<void>;
}

export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        // A chunk that could not be fetched may be there at the next try.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Screen() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }
  return { Screen, preload };
}

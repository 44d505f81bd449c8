import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  /** Files referenced by its styles. */
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The assets of a page, from the build's manifest. */
export interface PageAssets {
  script: string;
  styles: string[];
  preloads: string[];
  /** Fonts of every page, preloaded to avoid a layout shift. */
  fonts: string[];
  /** Additional head markup of the development server. */
  development?: string;
}

/**
 * @param module key of the page's chunk
 * @param omitted keys of chunks that it loads later, and that the server does not render
 */
export type AssetsOf = (module: string, omitted?: readonly string[]) => PageAssets;

/** @param clientDir output folder of `vite build` */
export function readAssets(clientDir: string): AssetsOf {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('The build of the storefront has no entry. Build it again.');
  const fonts = (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  const cache = new Map<string, PageAssets>();

  function collect(key: string, styles: Set<string>, scripts: Set<string>, seen: Set<string>): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported, styles, scripts, seen);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    scripts.add(`/${chunk.file}`);
  }

  return (module, omitted = []) => {
    const cacheKey = [module, ...omitted].join(' ');
    let assets = cache.get(cacheKey);
    if (!assets) {
      const styles = new Set<string>();
      const scripts = new Set<string>();
      const seen = new Set<string>();
      collect('src/entry-client.tsx', styles, scripts, seen);
      const before = new Set(seen);
      collect(module, styles, scripts, seen);
      // Lazily hydrated parts are rendered by the server too, so their styles are needed immediately.
      const later = [...seen]
        .filter((key) => !before.has(key))
        .flatMap((key) => manifest[key]?.dynamicImports ?? [])
        .filter((key) => !omitted.includes(key));
      for (const key of later) collect(key, styles, new Set(), seen);
      scripts.delete(`/${entry.file}`);
      assets = { script: `/${entry.file}`, styles: [...styles], preloads: [...scripts], fonts };
      cache.set(cacheKey, assets);
    }
    return assets;
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  /** Files referenced by its styles. */
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The assets of a page, from the build's manifest. */
export interface PageAssets {
  script: string;
  /** The style sheet of the shop; absent in development, where the scripts insert the styles. */
  style?: { href: string; text: string };
  preloads: string[];
  /** Fonts of every page, preloaded to avoid a layout shift. */
  fonts: string[];
  /** Additional head markup of the development server. */
  development?: string;
}

/** @param module the module of the page's screen, from the root of the storefront */
export type AssetsOf = (module: string) => PageAssets;

/** @param clientDir output folder of `vite build` */
export function readAssets(clientDir: string): AssetsOf {
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  /** The file of each lazily loaded module (`tools/build/lazy-modules.mjs`). */
  const lazyModules = JSON.parse(read('.vite/lazy-modules.json')) as Record<string, string>;
  const entry = manifest['src/entry-client.tsx'];
  const styleFile = manifest['style.css']?.file;
  if (!entry || !styleFile) throw new Error('The build of the storefront is incomplete. Build it again.');
  const style = { href: `/${styleFile}`, text: read(styleFile) };
  const fonts = (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const cache = new Map<string, PageAssets>();

  function collect(chunk: Chunk | undefined, scripts: Set<string>): void {
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(manifest[imported], scripts);
  }

  return (module) => {
    let assets = cache.get(module);
    if (!assets) {
      const scripts = new Set<string>();
      collect(entry, scripts);
      collect(chunks.get(lazyModules[module] ?? ''), scripts);
      scripts.delete(`/${entry.file}`);
      assets = { script: `/${entry.file}`, style, preloads: [...scripts], fonts };
      cache.set(module, assets);
    }
    return assets;
  };
}

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
  /** The script that runs the others. */
  script: string;
  /** The style sheet of the shop; absent in development, where the scripts insert the styles. */
  style?: { href: string; text: string };
  /** The files of the page's script, each after those that it imports. */
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
  const start = manifest['src/start-client.ts'];
  const styleFile = manifest['style.css']?.file;
  if (!start || !entry || !styleFile)
    throw new Error('The build of the storefront is incomplete. Build it again.');
  const style = { href: `/${styleFile}`, text: read(styleFile) };
  const fonts = (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const cache = new Map<string, PageAssets>();

  /** Adds the files that a chunk imports, then its own. */
  function collect(chunk: Chunk | undefined, scripts: Set<string>, seen: Set<Chunk>): void {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports ?? []) collect(manifest[imported], scripts, seen);
    scripts.add(`/${chunk.file}`);
  }

  return (module) => {
    let assets = cache.get(module);
    if (!assets) {
      const scripts = new Set<string>();
      const seen = new Set<Chunk>();
      collect(entry, scripts, seen);
      collect(chunks.get(lazyModules[module] ?? ''), scripts, seen);
      assets = { script: `/${start.file}`, style, preloads: [...scripts], fonts };
      cache.set(module, assets);
    }
    return assets;
  };
}

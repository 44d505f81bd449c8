import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { parsePicture } from '../apps/commerce-api/src/domains/media/picture-address.ts';
import { drawPicture } from '../tools/demo-catalog/src/pictures/draw.ts';
import { drawScene, sceneNames } from '../tools/demo-catalog/src/pictures/scenes.ts';

const root = new URL('..', import.meta.url).pathname;

/** Returns the drawing for a URL of the shop's pictures; undefined if there is none. */
function pictureAt(path: string): string | undefined {
  const [, kind, drawing, file] = /^\/media\/(pictures|scenes)\/(?:([^/]+)\/)?([^/]+\.svg)$/.exec(path) ?? [];
  if (kind === 'scenes') {
    const scene = sceneNames.find((name) => `${name}.svg` === file);
    return scene && drawScene(scene);
  }
  const spec = drawing && file ? parsePicture(drawing, decodeURIComponent(file)) : undefined;
  return spec && drawPicture(spec);
}

/** Lists all picture URLs in stories and their data, including the further views on product pages. */
function namedPictures(): Set<string> {
  const found = new Set(sceneNames.map((name) => `/media/scenes/${name}.svg`));
  for (const folder of ['libs', 'apps/storefront/src']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(\.stories\.tsx|testing[\\/].*\.ts)$/.test(entry) || /node_modules|dist[\\/]/.test(entry))
        continue;
      const text = readFileSync(join(root, folder, entry), 'utf8');
      for (const [path] of text.matchAll(/\/media\/pictures\/[\w-]+\/[\w.%-]+\.svg/g)) {
        found.add(path);
        for (const view of ['pack', 'scene']) {
          if (!path.includes('--')) found.add(path.replace('/pictures/', `/pictures/${view}--`));
        }
      }
    }
  }
  return found;
}

/** Serves the shop's pictures, which its API draws, also in a static build of Storybook. */
export function pictures(): Plugin {
  return {
    name: 'foolscap-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = request.url?.startsWith('/media/')
          ? pictureAt(new URL(request.url, 'http://here').pathname)
          : undefined;
        if (!svg) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      for (const path of namedPictures()) {
        const source = pictureAt(path);
        if (source) this.emitFile({ type: 'asset', fileName: path.slice(1), name: basename(path), source });
      }
    },
  };
}

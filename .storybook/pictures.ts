import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { parsePicture } from '../apps/commerce-api/src/domains/media/picture-address.ts';
import { drawPicture } from '../tools/demo-catalog/src/pictures/draw.ts';
import { drawScene, sceneNames } from '../tools/demo-catalog/src/pictures/scenes.ts';
import { parsePhotoPath, PHOTO_FORMATS, PHOTO_NAME, PHOTO_WIDTHS, renderPhoto } from './photo.ts';
import type { PhotoFormat } from './photo.ts';

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

/** Lists all picture URLs in stories and their data, including the additional views on product pages. */
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

const PHOTO_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Lists the files of the photo for a static build, which cannot choose a format by the request: without a suffix it is a JPEG. */
const listPhotoFiles = () =>
  PHOTO_WIDTHS.flatMap((width) => [
    { file: `media/photos/${PHOTO_NAME}/${width}`, width, format: 'jpg' as const },
    ...PHOTO_FORMATS.map((format) => ({
      file: `media/photos/${PHOTO_NAME}/${width}.${format}`,
      width,
      format,
    })),
  ]);

/** Serves the shop's pictures, which its API draws, also in a static build of Storybook. */
export function pictures(): Plugin {
  return {
    name: 'foolscap-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/media/')) return next();
        const path = new URL(request.url, 'http://here').pathname;
        const photo = parsePhotoPath(path);
        if (photo) {
          const accepted = request.headers.accept ?? '';
          const format = photo.format ?? PHOTO_FORMATS.find((each) => accepted.includes(PHOTO_TYPES[each]));
          response.setHeader('content-type', PHOTO_TYPES[format ?? 'jpg']);
          renderPhoto(photo.width, format ?? 'jpg').then((bytes) => response.end(bytes), next);
          return;
        }
        const svg = pictureAt(path);
        if (!svg) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    async generateBundle() {
      for (const path of namedPictures()) {
        const source = pictureAt(path);
        if (source) this.emitFile({ type: 'asset', fileName: path.slice(1), name: basename(path), source });
      }
      for (const { file, width, format } of listPhotoFiles()) {
        const source = await renderPhoto(width, format);
        this.emitFile({ type: 'asset', fileName: file, name: basename(file), source });
      }
    },
  };
}

import { createSwrCache } from '@foolscap/core/cache';
import type { RenderPng } from './card-renderer.ts';
import type { PictureRenderer } from './picture-renderer.ts';
import type { Picture } from './tables.ts';

/** Cards are about 50 kB each; the most recent ones are cached for an hour. */
const CACHE_OPTIONS = { seconds: 3600, maxEntries: 100 };

/** Creates cards as PNG, because social networks do not accept SVG. */
export function createCards(render: RenderPng, { drawCard }: Pick<PictureRenderer, 'drawCard'>) {
  const cards = createSwrCache<Buffer>(CACHE_OPTIONS);
  return (spec: Picture): Promise<Buffer> => {
    const svg = drawCard(spec);
    return cards.get(svg, async () => Buffer.from(await render(svg)));
  };
}

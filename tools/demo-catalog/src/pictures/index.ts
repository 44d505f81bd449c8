import type { PictureSpec } from '../types.ts';
import { drawCard } from './card.ts';
import { drawPicture, hasDrawing } from './draw.ts';
import { drawScene, isSceneName } from './scenes.ts';

/** The pictures of the demo: the drawings of products, and the scenes of pages. */
export interface DemoPictures {
  /** Checks whether there is a drawing, or a view of one, with this name. */
  hasDrawing(name: string): boolean;
  /** Draws a product as a complete SVG, 400 x 400. */
  drawPicture(spec: PictureSpec): string;
  /** Draws a product on a notebook page as a complete SVG, 1200 x 630. */
  drawCard(spec: PictureSpec): string;
  /** Draws a scene as a complete SVG; undefined for an unknown name. */
  drawScene(name: string): string | undefined;
}

/** Creates the pictures of the demo. */
export function createDemoPictures(): DemoPictures {
  return {
    hasDrawing,
    drawPicture,
    drawCard,
    drawScene: (name) => (isSceneName(name) ? drawScene(name) : undefined),
  };
}

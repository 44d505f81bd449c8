import type { Picture } from './tables.ts';

/** Draws the pictures that the shop serves. All drawings are complete SVG documents, deterministic and free of scripts. */
export interface PictureRenderer {
  /** Checks whether a drawing, or a view of one, has this name. */
  hasDrawing(name: string): boolean;
  /** Draws a product, 400 x 400. */
  drawPicture(picture: Picture): string;
  /** Draws a product as a card for social networks, 1200 x 630. */
  drawCard(picture: Picture): string;
  /** Draws a scene of a page, such as the empty cart; undefined for an unknown name. */
  drawScene(name: string): string | undefined;
}

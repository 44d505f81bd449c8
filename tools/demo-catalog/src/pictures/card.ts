import type { PictureSpec } from '../types.ts';
import { pictureElements, sheet } from './draw.ts';
import { group, line, rect } from './kit.ts';

/** The size that social networks recommend for link previews. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The background: off-white, with the blue rules and the red margin of a notebook page. */
const GROUND = '#f7f6f2';
const RULE = '#dfe5ea';
const MARGIN = '#c8322b';
/** Side length of the drawing, between the outer rules. */
const SIDE = 540;

/** Draws a product on a notebook page as SVG. Without text, because a server has no reliable fonts. */
export function drawCard({ drawing, color, accent }: PictureSpec): string {
  const { width, height } = CARD_SIZE;
  const picture = pictureElements({ drawing, color, ...(accent ? { accent } : {}) });
  return sheet(width, height, [
    rect(0, 0, width, height, GROUND),
    ...[105, 210, 315, 420, 525].map((y) => line(`M0 ${y}H${width}`, RULE, 2)),
    line(`M120 0V${height}`, MARGIN, 3),
    group(`translate(${(width - SIDE) / 2} ${(height - SIDE) / 2}) scale(${SIDE / 400})`, picture),
  ]);
}

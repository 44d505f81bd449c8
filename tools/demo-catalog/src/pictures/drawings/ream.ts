import { box, type Drawing, ground, group, line, poly, rect, word } from '../kit.ts';
import { brand, paperTones } from '../materials.ts';

/**
 * A stack of sheets with a printed band around it. A pale color applies to the sheets, and a strong one to the band. No count is printed on
 * it, because reams hold 100 to 5,000 sheets.
 */
export const ream: Drawing = ({ t, label }) => {
  const tinted = t.ink !== '#ffffff';
  const sheets = tinted ? t : paperTones;
  const band = tinted ? brand : t;
  return [
    ground(205, 316, 175),
    box(46, 226, 244, 92, 66, 92, sheets),
    ...[242, 258, 274, 290, 304].map((y) => line(`M47 ${y}H289L354 ${y - 91}`, sheets.side, 1.5)),
    poly('92,226 246,226 312,134 158,134', band.lit),
    rect(92, 226, 154, 92, band.base),
    poly('120,226 218,226 284,134 186,134', paperTones.lit),
    group('matrix(1 0 -0.717 1 0 0)', word(label ?? 'Copy', 331, 180, 27, band.dark, 92)),
    rect(92, 240, 154, 10, band.lit),
    rect(112, 268, 114, 6, band.ink, 3),
    rect(132, 284, 74, 6, band.ink, 3),
  ];
};

import { getTones } from '../color.ts';
import { circle, type Drawing, ground, group, line, path, rect } from '../kit.ts';
import { gold, marginRed, paperTones } from '../materials.ts';

export const dividers: Drawing = ({ t }) => {
  const tabs = [marginRed, getTones('#e07a2a'), gold, getTones('#3b8a54'), t];
  return [
    ground(206, 348, 136),
    ...tabs.map((tab, at) =>
      group(
        `translate(${(4 - at) * 5} ${(at - 4) * 4})`,
        rect(84, 68, 206, 272, at % 2 ? paperTones.base : paperTones.side, 3),
        path(
          `M290 ${84 + at * 50}H316A8 8 0 0 1 324 ${92 + at * 50}V${122 + at * 50}A8 8 0 0 1 316 ${130 + at * 50}H290Z`,
          tab.base,
        ),
        path(`M290 ${118 + at * 50}H324V${122 + at * 50}A8 8 0 0 1 316 ${130 + at * 50}H290Z`, tab.side),
      ),
    ),
    rect(84, 68, 206, 272, paperTones.lit, 3),
    line('M84 68V340H290V68Z', paperTones.side, 2),
    ...[104, 204, 304].map((y) => circle(104, y, 8, paperTones.dark)),
    line('M140 104H250', t.base, 8),
    ...[140, 168, 196, 224].map((y) => line(`M140 ${y}H262`, paperTones.dark, 4)),
  ];
};

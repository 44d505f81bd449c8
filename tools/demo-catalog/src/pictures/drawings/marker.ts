import { type Drawing, ground, group, line, poly, rect } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const marker: Drawing = ({ t, a }) => {
  const barrel = a ?? t;
  return [
    ground(200, 340, 150, 11),
    group(
      'rotate(-38 200 200)',
      poly('34,188 56,178 62,222 44,214', t.dark),
      poly('56,176 92,170 92,230 56,224', blackPlastic.base),
      rect(92, 158, 216, 84, barrel.base, 4),
      rect(92, 210, 216, 32, barrel.side, 4),
      rect(92, 168, 216, 12, barrel.lit),
      rect(150, 184, 120, 32, a ? t.base : '#ffffff'),
      line('M162 200H256', a ? '#ffffff' : t.base, 8),
      rect(308, 158, 66, 84, t.dark, 8),
      rect(308, 214, 66, 28, t.deep, 8),
    ),
  ];
};

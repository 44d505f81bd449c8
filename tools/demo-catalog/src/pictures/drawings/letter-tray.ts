import { type Drawing, ground, line, poly } from '../kit.ts';
import { paperTones } from '../materials.ts';

/** Two trays with paper in them. */
export const letterTray: Drawing = ({ t }) => [
  ground(204, 350, 172),
  ...[0, 1].flatMap((level) => {
    const y = 240 - level * 112;
    return [
      poly(`112,${y - 44} 344,${y - 44} 344,${y + 4} 112,${y + 4}`, t.dark),
      poly(`112,${y} 344,${y} 296,${y + 84} 52,${y + 84}`, t.deep),
      poly(`122,${y - 22} 336,${y - 22} 292,${y + 54} 70,${y + 54}`, paperTones.base),
      poly(`122,${y - 22} 336,${y - 22} 334,${y - 18} 120,${y - 18}`, paperTones.side),
      poly(`112,${y - 44} 52,${y + 40} 52,${y + 96} 112,${y + 8}`, t.side),
      poly(`344,${y - 44} 296,${y + 40} 296,${y + 96} 344,${y + 8}`, t.lit),
      poly(
        `52,${y + 66} 110,${y + 66} 130,${y + 80} 218,${y + 80} 238,${y + 66} 296,${y + 66} 296,${y + 96} 52,${y + 96}`,
        t.base,
      ),
    ];
  }),
  line('M58 236V300M338 168V206', t.dark, 9),
];

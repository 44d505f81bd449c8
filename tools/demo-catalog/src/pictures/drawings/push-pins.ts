import { type Drawing, ground, group, line, oval, path } from '../kit.ts';
import { steel } from '../materials.ts';

/** Three push pins that lean. */
export const pushPins: Drawing = ({ t }) => {
  const pin = (transform: string): string =>
    group(
      transform,
      line('M0 96V196', steel.base, 9),
      line('M3 96V190', steel.dark, 3),
      oval(0, 92, 52, 17, t.side),
      path('M-52 86A52 17 0 0 0 52 86V92A52 17 0 0 1 -52 92Z', t.dark),
      oval(0, 84, 52, 17, t.base),
      path('M-24 82L-32 14H32L24 82A24 8 0 0 1 -24 82Z', t.base),
      path('M6 88L8 14H32L24 82A24 8 0 0 1 6 88Z', t.side),
      oval(0, 10, 42, 14, t.lit),
    );
  return [
    ground(200, 346, 160),
    pin('translate(112 132) rotate(12) scale(.95)'),
    pin('translate(292 120) rotate(-14)'),
    pin('translate(206 44) rotate(4) scale(1.3)'),
  ];
};

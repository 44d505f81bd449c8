import { circle, type Drawing, ground, group, line, path, rect } from '../kit.ts';
import { paperTones, steel } from '../materials.ts';

export const claspEnvelope: Drawing = ({ t }) => [
  ground(204, 348, 136),
  group('rotate(6 200 340)', rect(96, 58, 210, 284, t.dark, 3)),
  rect(94, 60, 210, 284, t.base, 3),
  path(
    'M94 63A3 3 0 0 1 97 60H301A3 3 0 0 1 304 63L284 138A12 12 0 0 1 272 146H126A12 12 0 0 1 114 138Z',
    t.side,
  ),
  path(
    'M94 63A3 3 0 0 1 97 60H301A3 3 0 0 1 304 63L282 130A12 12 0 0 1 270 138H128A12 12 0 0 1 116 130Z',
    t.lit,
  ),
  circle(199, 116, 10, t.dark),
  line('M180 118L192 128M218 118L206 128M199 106V130', steel.dark, 7),
  line('M180 116L192 126M218 116L206 126', steel.lit, 3),
  rect(130, 214, 138, 72, paperTones.lit, 3),
  line('M146 236H250M146 256H222', '#8d96a4', 5),
];

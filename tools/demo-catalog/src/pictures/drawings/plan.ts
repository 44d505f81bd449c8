import { type Drawing, ground, line, path, rect, word } from '../kit.ts';
import { paperTones } from '../materials.ts';

/** A protection plan: a certificate with a shield. */
export const plan: Drawing = ({ t, label }) => [
  ground(200, 356, 140),
  rect(84, 40, 232, 312, paperTones.side, 10),
  rect(78, 34, 232, 312, paperTones.base, 10),
  rect(78, 34, 232, 26, t.base, 10),
  rect(78, 48, 232, 12, t.base),
  path(
    'M194 92C216 110 244 116 264 116V182C264 224 232 250 194 268C156 250 124 224 124 182V116C144 116 172 110 194 92Z',
    t.side,
  ),
  path('M194 104C214 118 236 124 254 126V182C254 216 226 240 194 256Z', t.base),
  path('M194 104C174 118 152 124 134 126V182C134 216 162 240 194 256Z', t.lit),
  line('M162 180L186 206L230 156', '#ffffff', 14),
  word(label ?? 'Plan', 194, 302, 34, t.dark, 200),
];

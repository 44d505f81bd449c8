import { circle, type Drawing, ground, line, path, poly } from '../kit.ts';
import { glass, steel, whitePlastic } from '../materials.ts';

export const tapeDispenser: Drawing = ({ t }) => [
  ground(200, 334, 172),
  path(
    'M36 330V262C36 244 48 236 64 232L92 226C112 176 150 148 204 148C262 148 300 182 318 232L352 246C360 250 364 256 364 266V330Z',
    t.base,
  ),
  path(
    'M36 270C36 246 48 236 64 232L92 226C112 176 150 148 204 148C262 148 300 182 318 232L340 240C316 240 304 236 292 226C272 184 244 168 204 168C160 168 128 194 112 244C84 246 50 248 36 270Z',
    t.lit,
  ),
  path('M36 300H364V330H36Z', t.side),
  circle(204, 230, 92, glass.side),
  circle(204, 230, 86, glass.lit),
  circle(204, 230, 52, whitePlastic.base),
  circle(204, 230, 40, t.dark),
  circle(200, 226, 18, t.lit),
  path('M92 226C112 176 150 148 204 148L60 216Z', 'none'),
  line('M150 158L50 222', glass.lit, 10),
  poly('30,218 58,210 62,234 34,240', steel.lit),
  line('M30 218L34 224L28 228L35 233L31 240', steel.dark, 3),
  path('M110 330V286H300V330Z', t.side),
];

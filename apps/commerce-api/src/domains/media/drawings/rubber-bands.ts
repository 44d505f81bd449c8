import { ground, line } from '../kit.ts';
import type { Drawing } from '../kit.ts';

/** A heap of bands. */
export const rubberBands: Drawing = ({ t }) => [
  ground(200, 330, 160, 20),
  line('M70 262C60 190 180 176 200 236C214 280 96 330 70 262Z', t.side, 14),
  line('M206 290C170 250 220 190 290 216C350 240 330 306 280 314C250 318 226 312 206 290Z', t.base, 14),
  line('M120 150C170 90 280 110 276 176C272 236 160 236 128 200C112 182 108 166 120 150Z', t.lit, 14),
  line('M150 246C120 190 170 120 240 146C310 170 316 250 256 280C212 300 168 284 150 246Z', t.base, 14),
  line('M104 226C130 176 236 180 262 232C284 276 210 320 160 304C116 290 92 256 104 226Z', t.dark, 12),
];

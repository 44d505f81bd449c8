import { circle, type Drawing, ground, line, path, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const executiveChair: Drawing = ({ t }) => [
  ground(200, 358, 126, 14),
  line('M200 308L112 336M200 308L288 336M200 308L152 350M200 308L248 350', steel.dark, 13),
  line('M200 306L112 332M200 306L288 332', steel.lit, 4),
  ...[
    [110, 345],
    [290, 345],
    [150, 356],
    [250, 356],
  ].map(([x, y]) => circle(x!, y!, 11, blackPlastic.deep)),
  rect(189, 262, 22, 50, steel.base),
  path(
    'M122 70C124 36 146 24 172 24H228C254 24 276 36 278 70L290 206C290 222 278 230 262 230H138C122 230 110 222 110 206Z',
    t.side,
  ),
  path('M132 62C134 42 148 32 172 32H228C252 32 266 42 268 62L270 92H130Z', t.lit),
  path('M130 96H270L276 148H124Z', t.base),
  path('M124 152H276L280 204C280 216 272 220 260 220H140C128 220 120 216 120 204Z', t.base),
  path('M130 96H180L168 148H124ZM124 152H168L160 220H140C128 220 120 216 120 204Z', t.lit),
  path('M68 186C68 170 82 164 104 166L112 168V186L88 190V244H74Z', t.dark),
  path('M332 186C332 170 318 164 296 166L288 168V186L312 190V244H326Z', t.deep),
  path(
    'M88 236C90 222 100 216 114 216H286C300 216 310 222 312 236L316 254C318 266 308 272 296 272H104C92 272 82 266 84 254Z',
    t.base,
  ),
  path('M88 236C90 222 100 216 114 216H286C300 216 310 222 312 236L313 240H87Z', t.lit),
  path('M84 256H316C318 266 308 272 296 272H104C92 272 82 266 84 256Z', t.side),
];

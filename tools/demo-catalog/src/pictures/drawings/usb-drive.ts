import { circle, type Drawing, ground, group, path, rect, word } from '../kit.ts';
import { steel } from '../materials.ts';

export const usbDrive: Drawing = ({ t, label }) => [
  ground(206, 322, 160, 12),
  group(
    'rotate(-24 200 210)',
    rect(34, 176, 96, 72, steel.base, 4),
    rect(34, 176, 96, 20, steel.lit, 4),
    rect(34, 230, 96, 18, steel.side, 4),
    rect(56, 194, 22, 14, steel.deep, 2),
    rect(56, 218, 22, 14, steel.deep, 2),
    rect(124, 158, 226, 108, t.base, 18),
    path('M124 176A18 18 0 0 1 142 158H332A18 18 0 0 1 350 176V182H124Z', t.lit),
    path('M124 240H350V248A18 18 0 0 1 332 266H142A18 18 0 0 1 124 248Z', t.side),
    label ? word(`${label} GB`, 222, 212, 40, t.ink, 140) : '',
    circle(326, 212, 13, t.deep),
  ),
];

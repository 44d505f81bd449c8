import { cylinder, type Drawing, ground, line, oval } from '../kit.ts';

export const mug: Drawing = ({ t }) => [
  ground(186, 340, 130),
  line('M270 166C336 156 342 282 262 276', t.dark, 30),
  line('M270 164C330 156 336 278 262 272', t.side, 20),
  cylinder(174, 128, 106, 26, 190, t),
  oval(174, 128, 94, 20, t.dark),
  oval(174, 134, 86, 15, '#4a2c1c'),
  line('M142 84C132 68 152 60 142 42M180 88C170 70 190 62 180 42M216 84C206 68 226 60 216 44', '#c4cad2', 6),
];

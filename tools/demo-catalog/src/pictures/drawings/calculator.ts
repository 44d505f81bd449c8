import { type Drawing, ground, group, line, path, rect } from '../kit.ts';

export const calculator: Drawing = ({ t }) => {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => {
      const accent = column === 4 || (row === 0 && column === 0);
      const fill = accent
        ? column === 4
          ? '#e07a2a'
          : '#c8322b'
        : t.ink === '#ffffff'
          ? '#e9ebee'
          : '#4a505a';
      return rect(106 + column * 39, 174 + row * 41, 31, 30, fill, 6);
    }),
  );
  return [
    ground(200, 352, 128),
    rect(86, 54, 228, 296, t.dark, 18),
    rect(86, 48, 228, 294, t.base, 18),
    path('M86 66A18 18 0 0 1 104 48H296A18 18 0 0 1 314 66V72H86Z', t.lit),
    rect(106, 84, 188, 68, '#c5d6c2', 8),
    rect(106, 84, 188, 12, '#9fb39c', 6),
    group(
      'translate(284 142)',
      `<text x="0" y="0" font-size="44" fill="#25302a" text-anchor="end">1,294</text>`,
    ),
    rect(214, 58, 80, 16, '#3a2b33', 3),
    line('M234 58V74M254 58V74M274 58V74', '#6b5360', 2),
    ...keys,
  ];
};

import type { Box, Text } from './appearance.ts';
import { createContrastCheck } from './contrast.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';
const NONE = 'rgba(0, 0, 0, 0)';

const style = (values: Record<string, string>) => {
  const color = values.color ?? BLACK;
  return {
    color,
    webkitTextFillColor: color,
    textShadow: 'none',
    fontSize: '16px',
    fontWeight: '400',
    opacity: '1',
    backgroundColor: NONE,
    backgroundImage: 'none',
    ...values,
    // The check reads no other property of a style.
  } as unknown as CSSStyleDeclaration;
};

/** A box with these styles. */
const box = (values: Record<string, string> = {}, more: Partial<Box> = {}) =>
  ({ style: style(values), shape: '', pseudo: [], parent: undefined, ...more }) as Box;

const page = box({ backgroundColor: WHITE });

/** A black text on a white page. */
function text(more: Partial<Text> = {}, values: Record<string, string> = {}): Text {
  const own = box(values, { parent: page });
  return {
    box: own,
    around: [
      [own, '0000'],
      [page, '0000'],
    ],
    within: [],
    overlaps: [],
    kind: '',
    ...more,
  };
}

const below = (values: Record<string, string>, more: Partial<Box> = {}): Partial<Text> => ({
  overlaps: [[box(values, { parent: page, ...more }), 'under 1111']],
});

/** A text in a box of this color, with the sides of the text that the box leaves free. */
function inBox(backgroundColor: string, freeSides: string): Partial<Text> {
  const parent = box({ backgroundColor }, { parent: page });
  return {
    around: [
      [box({}, { parent }), '0000'],
      [parent, freeSides],
      [page, '0000'],
    ],
  };
}

test.each<[string, boolean, Text]>([
  ['black on white', true, text()],
  ['gray on white', false, text({}, { color: 'rgb(140, 140, 140)' })],
  ['large gray on white', true, text({}, { color: 'rgb(140, 140, 140)', fontSize: '24px' })],
  ['a shadow', false, text({}, { textShadow: '0 0 2px black' })],
  ['a dark box around it', false, text(inBox('rgb(60, 60, 60)', '0000'))],
  ['a dark box behind a part of it', false, text(inBox('rgb(60, 60, 60)', '0010'))],
  ['a light box behind a part of it', true, text(inBox('rgb(240, 240, 240)', '0010'))],
  ['a dark layer around it', false, text(inBox('rgba(0, 0, 0, 0.7)', '0000'))],
  ['a light layer around it', true, text(inBox('rgba(0, 0, 0, 0.1)', '0000'))],
  ['a layer behind a part of it', false, text(inBox('rgba(0, 0, 0, 0.1)', '0010'))],
  ['wider than the page', true, text({ around: [[page, '0010']] })],
  ['another dark box', false, text(below({ backgroundColor: 'rgb(60, 60, 60)' }))],
  ['another light box', true, text(below({ backgroundColor: 'rgb(240, 240, 240)' }))],
  ['another layer', false, text(below({ backgroundColor: 'rgba(255, 255, 255, 0.5)' }))],
  ['a gradient', false, text(below({ backgroundImage: 'linear-gradient(red, blue)' }))],
  [
    'a translucent light box',
    false,
    text(below({ backgroundColor: WHITE }, { parent: box({ opacity: '0.5' }, { parent: page }) })),
  ],
  ['an icon', true, text(below({}, { shape: ' picture' }))],
  ['a clipped box without paint', true, text(below({}, { shape: 'none;normal;border-box;inset(50%)' }))],
  [
    'a dark pseudo-element',
    false,
    text(below({ backgroundColor: WHITE }, { pseudo: [style({ backgroundColor: BLACK })] })),
  ],
  [
    'a pseudo-element of the same color',
    true,
    text(below({ backgroundColor: WHITE }, { pseudo: [style({ backgroundColor: WHITE })] })),
  ],
  ['a dark box within', false, text({ within: [box({ backgroundColor: BLACK })] })],
])('a text with %s: certainly sufficient contrast is %s', (_, isCertain, subject) => {
  expect(createContrastCheck()(subject)).toBe(isCertain);
});

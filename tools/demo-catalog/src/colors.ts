import type { Color } from './define.ts';
import type { ColorFamily } from './types.ts';

/** Product colors, by their display names. */
export const colors = {
  white: ['White', '#f3f3f0'],
  ivory: ['Ivory', '#f2e9d0'],
  kraft: ['Kraft', '#c79a66'],
  manila: ['Manila', '#ecd49c'],
  gray: ['Gray', '#8d939c'],
  silver: ['Silver', '#c3c8ce'],
  charcoal: ['Charcoal', '#474c55'],
  black: ['Black', '#26282c'],
  red: ['Red', '#c4312d'],
  orange: ['Orange', '#e07a2a'],
  yellow: ['Yellow', '#f3cb3c'],
  canary: ['Canary', '#f8e58a'],
  green: ['Green', '#3b8a54'],
  mint: ['Mint', '#a9d8bd'],
  teal: ['Teal', '#1f7f86'],
  sky: ['Sky blue', '#9cc8e6'],
  blue: ['Blue', '#2461ab'],
  navy: ['Navy', '#24365c'],
  purple: ['Purple', '#6b4a97'],
  pink: ['Pink', '#e88aa6'],
  lavender: ['Lavender', '#b9a4d6'],
  lime: ['Lime', '#a8c940'],
  brown: ['Brown', '#6b4a34'],
  tan: ['Tan', '#b98850'],
  beige: ['Beige', '#ddcfb6'],
  slate: ['Slate', '#5b6b7c'],
  rose: ['Rose', '#d9899a'],
  gold: ['Gold', '#c99a3b'],
  maple: ['Maple', '#ddb888'],
  espresso: ['Espresso', '#4b362b'],
  assorted: ['Assorted', '#2461ab'],
  pastel: ['Assorted pastels', '#a9d8bd'],
  bright: ['Assorted brights', '#e07a2a'],
  magenta: ['Magenta', '#c63a7d'],
  cyan: ['Cyan', '#1f9ccb'],
  burgundy: ['Burgundy', '#7a2438'],
  oak: ['Natural oak', '#cfa678'],
  walnut: ['Walnut', '#76503a'],
  cherry: ['Cherry', '#8c4530'],
  clear: ['Clear', '#d6e6ee'],
} satisfies Record<string, Color>;

/** Color names by their facet value. */
const families: Record<ColorFamily, string[]> = {
  Black: ['Black'],
  White: ['White', 'Ivory', 'Bright white'],
  Gray: ['Gray', 'Charcoal', 'Slate'],
  Red: ['Red', 'Burgundy'],
  Orange: ['Orange'],
  Yellow: ['Yellow', 'Canary', 'Manila', 'Gold'],
  Green: ['Green', 'Mint', 'Teal', 'Lime'],
  Blue: ['Blue', 'Navy', 'Sky blue', 'Cyan'],
  Purple: ['Purple', 'Lavender'],
  Pink: ['Pink', 'Magenta', 'Rose'],
  Brown: [
    'Brown',
    'Kraft',
    'Tan',
    'Beige',
    'Natural oak',
    'Walnut',
    'Cherry',
    'Maple',
    'Espresso',
    'Walnut brown',
  ],
  Clear: ['Clear'],
  Silver: ['Silver'],
  Assorted: ['Assorted', 'Assorted pastels', 'Assorted brights', 'Multicolor', 'Black and color'],
};

const familyByName = new Map(
  Object.entries(families).flatMap(([family, names]) =>
    names.map((name) => [name, family as ColorFamily] as const),
  ),
);

/** Returns the facet value of a color; undefined for finishes and unknown colors. */
export function getColorFamily(name: string): ColorFamily | undefined {
  return familyByName.get(name);
}

/** The color families of the color facet, with their swatch colors. */
export const COLOR_FAMILIES: Readonly<Record<string, string>> = {
  Black: '#26282c',
  White: '#ffffff',
  Gray: '#8d939c',
  Silver: '#c3c8ce',
  Red: '#c4312d',
  Orange: '#e07a2a',
  Yellow: '#f3cb3c',
  Green: '#3b8a54',
  Blue: '#2461ab',
  Purple: '#6b4a97',
  Pink: '#e88aa6',
  Brown: '#76503a',
  Beige: '#ead9b5',
  Clear: '#d6e6ee',
};

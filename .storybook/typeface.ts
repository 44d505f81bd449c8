import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

let loading: Promise<unknown> | undefined;

/**
 * Waits for the typeface. The shop uses it only if it is available at first paint, otherwise from the next page on
 * (`font-display: optional`). In Storybook, reviews and screenshot comparisons must not use the fallback font.
 */
export function loadTypeface(): Promise<unknown> {
  loading ??= (async () => {
    const face = new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900', display: 'block' });
    document.fonts.add(await face.load());
  })();
  return loading;
}

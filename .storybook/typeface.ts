import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

let loading: Promise<unknown> | undefined;

/**
 * The shop shows the typeface where it is there at the first paint, and from the next page on otherwise (`font-display: optional`). The
 * Storybook waits for it, so that nobody judges, and no picture is compared in, the face that stands in for it.
 */
export function loadTypeface(): Promise<unknown> {
  loading ??= (async () => {
    const face = new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900', display: 'block' });
    document.fonts.add(await face.load());
  })();
  return loading;
}

/** Size limit of a page with one button, beyond React, in bytes of gzip. */
export const BUTTON_LIMIT = 6000;

/**
 * Checks the sizes of ui: a page with one button must be small, and no light primitive may include Base UI or an overlay.
 *
 * @param {{ entry: string, name: string, size: number, files: string[] }[]} sizes
 */
export function judgeSizes(sizes) {
  const button = sizes.find(({ entry, name }) => entry === 'components' && name === 'Button');
  if (button === undefined) return ['components exports no Button'];
  const heavy =
    button.size >= BUTTON_LIMIT
      ? [`a page with one Button costs ${button.size} B, ${BUTTON_LIMIT} B are allowed`]
      : [];
  const overlays = sizes
    .filter(
      ({ entry, files }) =>
        entry === 'components' && files.some((file) => /@base-ui|[\\/](overlays|widgets)[\\/]/.test(file)),
    )
    .map(({ name }) => `components: ${name} brings Base UI or what floats`);
  return [...heavy, ...overlays];
}

/** Formats the sizes as a table, the largest of an entry first. */
export function getTable(sizes) {
  const rows = [...sizes].sort((one, other) => one.entry.localeCompare(other.entry) || other.size - one.size);
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  return rows.map(
    ({ entry, name, size }) =>
      `  ${entry.padEnd(10)} ${name.padEnd(width)} ${(size / 1000).toFixed(2).padStart(6)} kB`,
  );
}

/** Maximum number of lines of a five-line quick start; imports and empty lines do not count. */
const MOST = 5;

/**
 * Returns the five-line quick start of a README, as written.
 *
 * @param {string} markdown
 * @returns {string}
 * @throws {Error} naming the missing part
 */
export function getStart(markdown) {
  const section = /^## Five-line start\n([^]*?)(?=^## |(?![^]))/m.exec(markdown)?.[1];
  if (section === undefined) throw new Error('has no heading "## Five-line start"');
  const code = /^```tsx\n([^]*?)^```/m.exec(section)?.[1];
  if (code === undefined) throw new Error('shows no tsx below "## Five-line start"');
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import '));
  if (lines.length > MOST)
    throw new Error(`needs ${lines.length} lines beside its imports for the five-line start`);
  return code;
}

/**
 * Lists every fenced block of a page, as written.
 *
 * @param {string} markdown
 * @returns {{ language: string, code: string, line: number }[]} `line` is the line of the opening fence, from 1
 */
export const getBlocks = (markdown) =>
  [...markdown.matchAll(/^```(\w*)\n([^]*?)^```/gm)].map(({ 1: language, 2: code, index }) => ({
    language,
    code,
    line: markdown.slice(0, index).split('\n').length,
  }));

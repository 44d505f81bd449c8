/** Heights of the window in px by its width: a phone's below 600, a laptop's above. */
export const heightFor = (width) => (width < 600 ? 780 : 900);

/**
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string} library folder in libs/, or `Storybook`
 *
 * @typedef {object} Shot
 * @property {string} key   `story@width`, the name of its file
 * @property {string} story
 * @property {number} width
 * @property {number} height
 */

/**
 * Lists the stories of a Storybook build by id.
 *
 * @param {{ entries: Record<string, { type: string, id: string, title: string, name: string, importPath: string }> }}
 * index
 * @param {string[]} patterns parts of ids or titles; none means all
 * @returns {Map<string, Story>}
 */
export function getStories(index, patterns = []) {
  const wanted = ({ id, title, name }) => {
    const text = `${id}\n${title}/${name}`.toLowerCase();
    return patterns.length === 0 || patterns.some((pattern) => text.includes(pattern.toLowerCase()));
  };
  return new Map(
    Object.values(index.entries)
      .filter((entry) => entry.type === 'story' && wanted(entry))
      .map(({ id, title, name, importPath }) => [
        id,
        { id, title, name, library: /(?:^|\/)libs\/([^/]+)\//.exec(importPath)?.[1] ?? 'Storybook' },
      ]),
  );
}

/**
 * Lists the screenshots to take: each story at each width; a story that sets its viewport only in that one.
 *
 * @param {Iterable<string>} ids
 * @param {readonly number[]} widths
 * @param {Readonly<Record<string, { width: number, height: number }>>} pinned windows by story
 * @returns {Shot[]} sorted by window, to resize as rarely as possible
 */
export function getShots(ids, widths, pinned = {}) {
  return [...ids]
    .flatMap((story) =>
      (pinned[story] ? [pinned[story]] : widths.map((width) => ({ width, height: heightFor(width) }))).map(
        ({ width, height }) => ({ key: `${story}@${width}`, story, width, height }),
      ),
    )
    .sort((one, other) => one.width - other.width || one.height - other.height);
}

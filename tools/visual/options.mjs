import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {string | undefined} base   commit to compare with; the merge base by default
 * @property {number[]} widths           widths of the window in px
 * @property {string[]} stories          parts of ids or titles of the stories; none means all
 * @property {string} globals            settings of Storybook’s toolbar: `tenant:business;theme:dark`
 * @property {boolean} allowChanges      exits with 0 despite changes
 * @property {number} workers            number of pages in parallel
 * @property {boolean} help
 */

export const usage = `npm run visual -- [options]
  --base REF            commit to compare with (default: the merge base with main)
  --stories PATTERN     only stories whose id or title contains this; separate several by commas
  --widths 360,1280     widths of the window, in px
  --globals a:b;c:d     Storybook’s toolbar, e.g. tenant:business;theme:dark
  --workers 2           pages side by side
  --allow-changes       exit with 0 despite changes`;

const list = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Parses the command line.
 *
 * @param {string[]} argv without node and the script
 * @returns {Options}
 * @throws {Error} with a message for the user
 */
export function readOptions(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      base: { type: 'string' },
      stories: { type: 'string', default: '' },
      widths: { type: 'string', default: '360,1280' },
      globals: { type: 'string', default: '' },
      workers: { type: 'string', default: '2' },
      'allow-changes': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const widths = list(values.widths).map(Number);
  if (widths.length === 0 || widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4000))
    throw new Error(`--widths takes integers from 200 to 4000, e.g. 360,1280, not ${values.widths}.`);
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1 || workers > 16)
    throw new Error(`--workers takes an integer from 1 to 16, not ${values.workers}.`);
  const pairs = values.globals.split(';').filter(Boolean);
  const odd = pairs.find((pair) => !/^[\w.]+:[!\w-]+$/.test(pair));
  if (odd !== undefined)
    throw new Error(`--globals takes name:value pairs separated by semicolons, not "${odd}".`);
  return {
    base: values.base,
    widths: [...new Set(widths)],
    stories: list(values.stories),
    globals: pairs.join(';'),
    allowChanges: values['allow-changes'],
    workers,
    help: values.help,
  };
}

import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {string | undefined} base   what to compare with; without it the merge base is found
 * @property {number[]} widths           of the window, in px
 * @property {string[]} stories          parts of the ids or titles of the stories to look at; none means all
 * @property {string} globals            of Storybook’s toolbar: `tenant:business;theme:dark`
 * @property {boolean} allowChanges      ends well although something changed
 * @property {number} workers            pages side by side
 * @property {boolean} help
 */

export const usage = `npm run visual -- [options]
  --base REF            what to compare with (default: where this branch left main)
  --stories PATTERN     only stories whose id or title contains this; several with commas
  --widths 360,1280     widths of the window, in px
  --globals a:b;c:d     Storybook’s toolbar, e.g. tenant:business;theme:dark
  --workers 2           pages side by side
  --allow-changes       ends with 0 although something changed`;

const list = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * What was asked for on the command line.
 *
 * @param {string[]} argv without node and the script
 * @returns {Options}
 * @throws {Error} with a sentence for the person who typed it
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
    throw new Error(`--widths takes whole numbers from 200 to 4000, e.g. 360,1280; it was ${values.widths}.`);
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1 || workers > 16)
    throw new Error(`--workers takes a whole number from 1 to 16; it was ${values.workers}.`);
  const pairs = values.globals.split(';').filter(Boolean);
  const odd = pairs.find((pair) => !/^[\w.]+:[!\w-]+$/.test(pair));
  if (odd !== undefined)
    throw new Error(`--globals takes name:value with semicolons between; "${odd}" is not one.`);
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

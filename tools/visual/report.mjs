import { readFileSync } from 'node:fs';

/** From the most to the least telling: a story is what the first of its pictures is. */
const STATUSES = ['changed', 'new', 'gone', 'unsteady', 'same'];

/**
 * @typedef {object} Picture
 * @property {string} story
 * @property {number} width   of the window, in px
 * @property {'changed' | 'new' | 'gone' | 'unsteady' | 'same'} status
 * @property {number} [pixels] that differ
 * @property {number} [share]  of the picture that differs, 0 to 1
 * @property {boolean} [steady] `false` where a side did not look twice the same
 * @property {Partial<Record<'before' | 'after' | 'difference', { file: string, height: number }>>} [files] beside the
 *   report, and how much of their height is worth showing, in px
 * @property {{ before?: string, after?: string }} [problems] what the story or its play said went wrong
 */

const count = (things, of) => things.reduce((sum, thing) => sum + (of(thing) ? 1 : 0), 0);

/**
 * What the report shows, story by story.
 *
 * @param {object} found
 * @param {Record<string, unknown>} found.about the two sides, the browser, the widths
 * @param {Iterable<import('./plan.mjs').Story>} found.stories of both sides
 * @param {readonly Picture[]} found.pictures
 */
export function reportOf({ about, stories, pictures }) {
  const byStory = new Map();
  for (const picture of pictures) {
    if (!byStory.has(picture.story)) byStory.set(picture.story, []);
    byStory.get(picture.story).push(picture);
  }
  const all = [...stories]
    .map((story) => {
      const own = (byStory.get(story.id) ?? []).toSorted((one, other) => one.width - other.width);
      const status = STATUSES.find((name) => own.some((picture) => picture.status === name)) ?? 'same';
      const failing = own.some(({ problems }) => problems?.after !== undefined);
      return { ...story, status, failing, pictures: own };
    })
    .toSorted(
      (one, other) =>
        STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status) ||
        one.title.localeCompare(other.title, 'en'),
    );
  const counts = {
    stories: all.length,
    pictures: pictures.length,
    ...Object.fromEntries(STATUSES.map((status) => [status, count(all, (story) => story.status === status)])),
    failing: count(all, (story) => story.failing),
  };
  return { about, counts, stories: all };
}

/** Whether there is something to look at before it is merged. */
export const hasChanged = ({ counts }) => counts.changed + counts.new + counts.gone > 0;

const plural = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/**
 * The lines that end a run.
 *
 * @param {ReturnType<typeof reportOf>} report
 * @returns {string[]}
 */
export function summaryOf({ counts, stories }) {
  const told = stories.filter(({ status }) => status !== 'same').slice(0, 20);
  const rest = counts.stories - counts.same - told.length;
  const lines = told.map(({ status, title, name, pictures }) => {
    const widths = pictures.filter((picture) => picture.status === status).map(({ width }) => width);
    return `${status.padEnd(9)} ${title}/${name} (${widths.join(', ')} px)`;
  });
  if (rest > 0) lines.push(`... and ${rest} more in the report`);
  if (counts.failing > 0)
    lines.push(`${plural(counts.failing, 'story', 'stories')} did not play to the end; the report says why.`);
  lines.push(
    `${plural(counts.stories, 'story', 'stories')}, ${plural(counts.pictures, 'picture')}: ` +
      `${counts.changed} changed, ${counts.new} new, ${counts.gone} gone, ${counts.unsteady} unsteady, ${counts.same} the same`,
  );
  return lines;
}

const part = (name) => readFileSync(new URL(`./report/${name}`, import.meta.url), 'utf8');

/**
 * The report as one page that needs no server: its style, script and data stand in it, the pictures beside it.
 *
 * @param {ReturnType<typeof reportOf>} report
 * @returns {string}
 */
export function pageOf(report) {
  // A story is called what its author likes: nothing of it may end the element that the data stand in.
  const data = JSON.stringify(report).replaceAll('<', '\\u003c');
  const fill = { style: part('report.css'), script: part('report.js'), data };
  return part('page.html').replace(/<!-- (style|script|data) -->/g, (_, name) => fill[name]);
}

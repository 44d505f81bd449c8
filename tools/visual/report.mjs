import { readFileSync } from 'node:fs';

/** Most important first: the status of a story is the first of its pictures' statuses. */
const STATUSES = ['changed', 'new', 'removed', 'flaky', 'same'];

/**
 * @typedef {object} Picture
 * @property {string} story
 * @property {number} width   of the window in px
 * @property {'changed' | 'new' | 'removed' | 'flaky' | 'same'} status
 * @property {number} [pixels] number of differing pixels
 * @property {number} [share]  differing part of the picture, 0 to 1
 * @property {boolean} [steady] `false` if the takes of a side differ
 * @property {Partial<Record<'before' | 'after' | 'difference', { file: string, height: number }>>} [files] paths
 * relative to the
 *   report, and the height to show in px
 * @property {{ before?: string, after?: string }} [problems] errors of the story or its play function
 */

const count = (things, of) => things.reduce((sum, thing) => sum + (of(thing) ? 1 : 0), 0);

/**
 * Builds the data of the report, story by story.
 *
 * @param {object} found
 * @param {Record<string, unknown>} found.about the two sides, the browser, the widths
 * @param {Iterable<import('./plan.mjs').Story>} found.stories of both sides
 * @param {readonly Picture[]} found.pictures
 */
export function getReport({ about, stories, pictures }) {
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

/** Checks whether there are changes to review before merging. */
export const hasChanged = ({ counts }) => counts.changed + counts.new + counts.removed > 0;

const plural = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/**
 * Formats the summary at the end of a run.
 *
 * @param {ReturnType<typeof getReport>} report
 * @returns {string[]}
 */
export function getSummary({ counts, stories }) {
  const listed = stories.filter(({ status }) => status !== 'same').slice(0, 20);
  const rest = counts.stories - counts.same - listed.length;
  const lines = listed.map(({ status, title, name, pictures }) => {
    const widths = pictures.filter((picture) => picture.status === status).map(({ width }) => width);
    return `${status.padEnd(9)} ${title}/${name} (${widths.join(', ')} px)`;
  });
  if (rest > 0) lines.push(`... and ${rest} more in the report`);
  if (counts.failing > 0)
    lines.push(`${plural(counts.failing, 'story', 'stories')} failed to play; see the report for details.`);
  lines.push(
    `${plural(counts.stories, 'story', 'stories')}, ${plural(counts.pictures, 'picture')}: ` +
      `${counts.changed} changed, ${counts.new} new, ${counts.removed} removed, ${counts.flaky} flaky, ${counts.same} unchanged`,
  );
  return lines;
}

const part = (name) => readFileSync(new URL(`./report/${name}`, import.meta.url), 'utf8');

/**
 * Renders the report as one page that works without a server: styles, script and data are inline, pictures are separate
 * files.
 *
 * @param {ReturnType<typeof getReport>} report
 * @returns {string}
 */
export function getPage(report) {
  // Story names are arbitrary text; they must not close the script element that contains the data.
  const data = JSON.stringify(report).replaceAll('<', '\\u003c');
  const fill = { style: part('report.css'), script: part('report.js'), data };
  return part('page.html').replace(/<!-- (style|script|data) -->/g, (_, name) => fill[name]);
}

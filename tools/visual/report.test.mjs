import { hasChanged, getPage, getReport, getSummary } from './report.mjs';

const story = (id, library = 'ui') => ({ id, title: `UI/${id}`, name: 'Default', library });
const about = {
  base: { sha: 'abc', subject: 'Words', why: 'as requested' },
  head: { sha: 'def', dirty: true },
};
const report = getReport({
  about,
  stories: [story('calm'), story('badge', 'tiles'), story('alert'), story('fresh')],
  pictures: [
    { story: 'calm', width: 360, status: 'same', problems: {} },
    { story: 'alert', width: 1280, status: 'same', problems: {} },
    { story: 'alert', width: 360, status: 'changed', pixels: 12, problems: { after: 'no button' } },
    { story: 'badge', width: 360, status: 'flaky', problems: {} },
    { story: 'fresh', width: 360, status: 'new', problems: {} },
  ],
});

test('a story has its most important status, and stories are sorted by importance', () => {
  expect(report.stories.map(({ id, status }) => [id, status])).toEqual([
    ['alert', 'changed'],
    ['fresh', 'new'],
    ['badge', 'flaky'],
    ['calm', 'same'],
  ]);
  expect(report.stories[0].pictures.map(({ width }) => width)).toEqual([360, 1280]);
});

test('counts stories and detects changes', () => {
  expect(report.counts).toEqual({
    stories: 4,
    pictures: 5,
    changed: 1,
    new: 1,
    removed: 0,
    flaky: 1,
    same: 1,
    failing: 1,
  });
  expect(hasChanged(report)).toBe(true);
});

test('flaky pictures do not block a merge', () => {
  const pictures = [{ story: 'calm', width: 360, status: 'flaky' }];
  expect(hasChanged(getReport({ about, stories: [story('calm')], pictures }))).toBe(false);
});

test('the summary lists changes with their widths and ends with the counts', () => {
  const lines = getSummary(report);
  expect(lines[0]).toBe('changed   UI/alert/Default (360 px)');
  expect(lines.at(-1)).toBe('4 stories, 5 pictures: 1 changed, 1 new, 0 removed, 1 flaky, 1 unchanged');
});

test('the page has no external files, and the name of a story cannot close the data', () => {
  const name = '</script><script>alert(1)</script> $& <!-- style -->';
  const page = getPage(getReport({ about, stories: [{ ...story('odd'), name }], pictures: [] }));
  expect(page).not.toContain('alert(1)</script>');
  expect(page).not.toMatch(/<link|src="/);
  const data = /<script id="data" type="application\/json">([^]*?)<\/script>/.exec(page)[1];
  expect(JSON.parse(data).stories[0].name).toBe(name);
});

import { hasChanged, pageOf, reportOf, summaryOf } from './report.mjs';

const story = (id, library = 'ui') => ({ id, title: `UI/${id}`, name: 'Default', library });
const about = { base: { sha: 'abc', subject: 'Words', why: 'asked for' }, head: { sha: 'def', dirty: true } };
const report = reportOf({
  about,
  stories: [story('calm'), story('badge', 'tiles'), story('alert'), story('fresh')],
  pictures: [
    { story: 'calm', width: 360, status: 'same', problems: {} },
    { story: 'alert', width: 1280, status: 'same', problems: {} },
    { story: 'alert', width: 360, status: 'changed', pixels: 12, problems: { after: 'no button' } },
    { story: 'badge', width: 360, status: 'unsteady', problems: {} },
    { story: 'fresh', width: 360, status: 'new', problems: {} },
  ],
});

test('a story is what the most telling of its pictures is, and the most telling come first', () => {
  expect(report.stories.map(({ id, status }) => [id, status])).toEqual([
    ['alert', 'changed'],
    ['fresh', 'new'],
    ['badge', 'unsteady'],
    ['calm', 'same'],
  ]);
  expect(report.stories[0].pictures.map(({ width }) => width)).toEqual([360, 1280]);
});

test('counts stories, and says that there is something to look at', () => {
  expect(report.counts).toEqual({
    stories: 4,
    pictures: 5,
    changed: 1,
    new: 1,
    gone: 0,
    unsteady: 1,
    same: 1,
    failing: 1,
  });
  expect(hasChanged(report)).toBe(true);
});

test('what is only unsteady does not stop a merge', () => {
  const pictures = [{ story: 'calm', width: 360, status: 'unsteady' }];
  expect(hasChanged(reportOf({ about, stories: [story('calm')], pictures }))).toBe(false);
});

test('the summary names what changed with its widths and ends with the counts', () => {
  const lines = summaryOf(report);
  expect(lines[0]).toBe('changed   UI/alert/Default (360 px)');
  expect(lines.at(-1)).toBe('4 stories, 5 pictures: 1 changed, 1 new, 0 gone, 1 unsteady, 1 the same');
});

test('the page stands alone, and the name of a story cannot end its data', () => {
  const name = '</script><script>alert(1)</script> $& <!-- style -->';
  const page = pageOf(reportOf({ about, stories: [{ ...story('odd'), name }], pictures: [] }));
  expect(page).not.toContain('alert(1)</script>');
  expect(page).not.toMatch(/<link|src="/);
  const data = /<script id="data" type="application\/json">([^]*?)<\/script>/.exec(page)[1];
  expect(JSON.parse(data).stories[0].name).toBe(name);
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readStates } from '../checks/story-coverage/read-states.mjs';
import { writeDocument } from './document.mjs';
import { outcomes } from './outcomes.mjs';

const root = join(dirname(expect.getState().testPath), '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const { states } = readStates(root, 'cart');
const storyOf = (name) => states.find((state) => state.name === name)?.story;
// Formatting pads the cells.
const cells = (page) => page.replaceAll(/-{2,}/g, '-').replaceAll(/[ \t\n]+/g, '');

it('documents every outcome with the steps that are run', () => {
  expect(cells(read('docs/qa.md'))).toBe(cells(writeDocument(storyOf)));
});

it('names only story states that exist', () => {
  const named = outcomes.flatMap(({ state }) => state ?? []);
  expect(named.filter((name) => !storyOf(name))).toEqual([]);
});

it('shows for each outcome which screen displays it, or why none does', () => {
  expect(outcomes.filter(({ shop, apiOnly }) => (shop === undefined) === (apiOnly === undefined))).toEqual(
    [],
  );
});

it('has an outcome for the journeys in every family', () => {
  const families = new Set(outcomes.map(({ family }) => family));
  const shown = new Set(outcomes.flatMap(({ family, shop }) => (shop ? family : [])));
  expect([...families].filter((family) => !shown.has(family))).toEqual([]);
});

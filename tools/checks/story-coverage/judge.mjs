// The rules of the story gate. They work on data that was already read, and access no files.

/** Context providers render nothing themselves. */
const drawsNothing = /Provider$/;

/** Skeletons have no content, long or short. */
const holdsNothing = /Skeleton/;

/** Prefix of the reason why the shop does not show a state. */
const ONLY_HERE = 'Storybook only:';

const DATA_STATES = ['Loading', 'Empty', 'Failed'];

/**
 * @typedef {{ component?: string, mentions: Set<string>, stories: Set<string>, hasPage: boolean, unchecked?: boolean }} StoryFile
 *   the content of one story file: names of exports, and whether it has a documentation page (MDX)
 * @typedef {{ name: string, components: string[], files: StoryFile[], ids: Set<string>,
 *   storyStates: { receivesData: Record<string, Record<string, string>>, states: object[], missing: string[] }, exists: (path: string) => boolean, needsPages: boolean }} Library
 */

/**
 * Lists a library's missing stories, one per line, with its totals.
 * @param {Library} library
 */
export function judge(library) {
  // The subject of a story file is included even if no entry exports it and only a page uses it.
  const own = library.files.flatMap(({ component }) => component ?? []);
  const components = [...new Set([...library.components, ...own])].filter((name) => !drawsNothing.test(name));
  const unchecked = library.files
    .filter((file) => file.unchecked)
    .map(({ component, stories }) => `${component ?? [...stories][0]} disables the checks of a story`);
  const missing = [
    ...unchecked,
    ...components.flatMap((name) => missingStories(name, library)),
    ...wrongStates(library, components),
  ];
  const { states } = library.storyStates;
  const shown = states.filter((state) => 'story' in state);
  return {
    missing,
    totals: {
      components: components.length,
      stories: library.files.reduce((sum, { stories }) => sum + stories.size, 0),
      states: states.length,
      shown: shown.filter(({ story }) => library.ids.has(story)).length,
      due: states.length - shown.length,
      tests: shown.filter(({ test }) => test).length,
      inShop: shown.filter(({ recipe }) => recipe && !recipe.startsWith(ONLY_HERE)).length,
    },
  };
}

function missingStories(name, { files, storyStates, needsPages }) {
  const own = files.filter(({ component }) => component === name);
  if (own.length === 0) {
    return files.some(({ mentions }) => mentions.has(name)) ? [] : [`${name} is in no story`];
  }
  const excused = storyStates.receivesData[name];
  const wanted = [
    'Default',
    ...(holdsNothing.test(name) ? [] : ['LongContent']),
    ...(excused ? DATA_STATES.filter((state) => !excused[state]) : []),
  ];
  const missing = wanted
    .filter((story) => !own.some(({ stories }) => stories.has(story)))
    .map((story) => `${name} has no story ${story}`);
  for (const state of DATA_STATES) {
    if (excused?.[state] && own.some(({ stories }) => stories.has(state)))
      missing.push(`${name} has a story ${state}, and a reason why it has none`);
  }
  if (needsPages && !own.some(({ hasPage }) => hasPage)) missing.push(`${name} has no page (${name}.mdx)`);
  return missing;
}

function wrongStates({ storyStates, ids, exists }, components) {
  const wrong = storyStates.missing.map((name) => `no story names the state "${name}"`);
  if (storyStates.states.length === 0 && components.length > 0)
    wrong.push('no story names its state (parameters.state)');
  const names = new Set();
  for (const state of storyStates.states) {
    if (names.has(state.name)) wrong.push(`the state "${state.name}" is named twice`);
    names.add(state.name);
    if ('due' in state) {
      if (!state.due.trim()) wrong.push(`the state "${state.name}" is due without a reason`);
    } else {
      if (!ids.has(state.story)) wrong.push(`the state "${state.name}" has no story ${state.story}`);
      if (state.test && !exists(state.test))
        wrong.push(`the state "${state.name}" names a test that does not exist: ${state.test}`);
      if (!state.recipe?.trim() || state.recipe.trim() === ONLY_HERE)
        wrong.push(
          `the state "${state.name}" has neither instructions for the shop nor a reason why the shop cannot show it`,
        );
    }
  }
  for (const name of Object.keys(storyStates.receivesData)) {
    if (!components.includes(name))
      wrong.push(`${name} receives data, but is not a component of this library`);
  }
  return wrong;
}

/** Formats the table: a line per library, and one for all. */
export function coverageTable(rows) {
  const sum = (key) => rows.reduce((total, { totals }) => total + totals[key], 0);
  const keys = ['components', 'stories', 'states', 'shown', 'due', 'tests', 'inShop'];
  const all = { name: 'all', totals: Object.fromEntries(keys.map((key) => [key, sum(key)])) };
  const line = ({ name, totals }) => {
    const owed = totals.states - totals.due;
    const share = owed === 0 ? '100 %' : `${Math.floor((totals.shown / owed) * 100)} %`;
    return name.padEnd(12) + keys.map((key) => String(totals[key]).padStart(11)).join('') + share.padStart(8);
  };
  return [
    'library'.padEnd(12) + keys.map((key) => key.padStart(11)).join('') + '  covered',
    ...[...rows, all].map(line),
  ];
}

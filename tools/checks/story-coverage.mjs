#!/usr/bin/env node
// Reports which components and which states have stories; prints the totals by library, and the missing ones.
//   node tools/checks/story-coverage.mjs
// Every component that a library's ui entries export has a story file with Default and LongContent (and Loading, Empty and Failed where it
// receives data), or appears in a story file of a sibling; every state of docs/specification/states.md is named by a story; every
// primitive of the ui library has a documentation page; every prop of a component with stories has a description and a readable type.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { tsImport } from 'tsx/esm/api';
import { getComponents, exportedComponents } from './story-coverage/exported-components.mjs';
import { coverageTable, judge } from './story-coverage/judge.mjs';
import { judgeProps } from './story-coverage/judge-props.mjs';
import { readProps } from './story-coverage/read-props.mjs';
import { readStates } from './story-coverage/read-states.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of a library whose entries export components. */
const entries = ['ui', 'components', 'overlays', 'widgets'];

/** Lists the places with stories: the libraries, and the shop with its pages. */
function rooms() {
  const libraries = readdirSync(join(root, 'libs'))
    .sort()
    .map((name) => ({ name, folder: join(root, 'libs', name) }));
  return [...libraries, { name: 'pages', folder: join(root, 'apps/storefront') }];
}

function componentsIn(folder) {
  return entries.flatMap((entry) => {
    const index = join(folder, 'src', entry, 'index.ts');
    if (!existsSync(index)) return [];
    return exportedComponents(readFileSync(index, 'utf8'), (path) => {
      const file = join(dirname(index), path);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    });
  });
}

/** Reads the states of the shop's pages, which are in one table. */
async function readPageStates(folder) {
  const file = join(folder, 'src/story-states.ts');
  return { ...(await tsImport(pathToFileURL(file).href, import.meta.url)).storyStates, missing: [] };
}

/** Lists the story files of a place, as Storybook itself indexes them. */
function getFiles(folder, stories) {
  const prefix = `./${relative(root, folder)}/`;
  const files = new Map();
  for (const { importPath, exportName } of stories) {
    if (!importPath.startsWith(prefix)) continue;
    if (!files.has(importPath)) files.set(importPath, new Set());
    files.get(importPath).add(exportName);
  }
  return [...files].map(([path, names]) => ({
    ...getComponents(readFileSync(join(root, path), 'utf8')),
    stories: names,
    hasPage: existsSync(join(root, path.replace(/\.stories\.tsx$/, '.mdx'))),
  }));
}

/** Checks everything and prints a table; returns the problems as lines. */
export async function checkStoryCoverage(log = console.log) {
  const index = await buildIndex({ configDir: join(root, '.storybook') });
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const ids = new Set(stories.map(({ id }) => id));
  const rows = [];
  const problems = [];
  for (const { name, folder } of rooms()) {
    const { missing, totals } = judge({
      name,
      components: componentsIn(folder),
      files: getFiles(folder, stories),
      ids,
      storyStates: name === 'pages' ? await readPageStates(folder) : readStates(root, name),
      exists: (path) => existsSync(join(root, path)),
      needsPages: name === 'ui',
    });
    if (totals.components + totals.stories > 0) rows.push({ name, totals });
    problems.push(...missing.map((line) => `${relative(root, folder)}: ${line}`));
  }
  for (const line of coverageTable(rows)) log(line);
  const props = judgeProps(
    readProps(root, [...new Set(stories.map(({ importPath }) => join(root, importPath)))]),
    (story) => readFileSync(story, 'utf8'),
  );
  log(props.totals);
  problems.push(...props.missing);
  for (const problem of problems) log(`uncovered: ${problem}`);
  return problems;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = await checkStoryCoverage();
  // Exits explicitly, because Storybook's index keeps its file watchers open.
  process.exit(problems.length > 0 ? 1 : 0);
}

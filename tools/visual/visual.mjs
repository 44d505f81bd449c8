#!/usr/bin/env node
// `npm run visual`: takes screenshots of every story before and after a change, compares them pixel by pixel, and writes a
// report.
import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, launchArgs } from '../checks/find-browser.mjs';
import { conditionsHash, createScreenshotStore, commitFolder } from './screenshots.mjs';
import { findBase } from './base.mjs';
import { createCamera } from './camera.mjs';
import { getPictures } from './compare.mjs';
import { readOptions, usage } from './options.mjs';
import { getShots, getStories } from './plan.mjs';
import { hasChanged, getPage, getReport, getSummary } from './report.mjs';
import { review } from './review.mjs';
import { serve } from './serve.mjs';
import { buildStories, plantTree } from './trees.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'out/visual');
const log = (line) => console.log(line);

/** Resources to release when the run ends for any reason. */
const open = new Set();
function closeAll() {
  for (const close of open) close();
  open.clear();
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    closeAll();
    process.exit(130);
  });
}

/** Builds the stories of the base, unless they exist from an earlier run. */
async function buildBase(sha, built) {
  if (existsSync(join(built, 'index.json'))) return;
  const tree = plantTree(root, sha, log);
  open.add(tree.remove);
  try {
    await buildStories(tree.path, built);
  } finally {
    tree.remove();
    open.delete(tree.remove);
  }
}

/** Sets up one side: its stories, a camera and its screenshots. */
async function getSide({ browser, built, options, folder }) {
  const server = await serve(built);
  open.add(server.close);
  const camera = createCamera({ browser, origin: server.origin, ...options });
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const stories = getStories(index, options.stories);
  const [first] = stories.keys();
  const pinned = first === undefined ? {} : await camera.pinned(first);
  return {
    stories,
    camera,
    screenshots: createScreenshotStore(folder),
    shots: getShots(stories.keys(), options.widths, pinned),
  };
}

async function run(options) {
  const base = findBase(root, options.base);
  log(`Base: ${base.sha.slice(0, 10)} ${base.subject} (${base.why})`);
  const baseFolder = commitFolder(join(out, 'base'), base.sha);
  const built = { before: join(baseFolder, 'stories'), after: join(out, 'stories') };
  const begun = Date.now();
  await Promise.all([buildBase(base.sha, built.before), buildStories(root, built.after)]);
  log(`Built the stories of both: ${((Date.now() - begun) / 1000).toFixed(0)} s`);

  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs });
  const name = `Chromium ${browser.version()}`;
  const folder = join(baseFolder, conditionsHash({ browser: name, globals: options.globals }));
  try {
    const before = await getSide({ browser, built: built.before, options, folder });
    const after = await getSide({ browser, built: built.after, options });
    if (before.stories.size + after.stories.size === 0)
      throw new Error(`No story matches ${options.stories.join(', ')}.`);
    const verdicts = await review({ before, after }, { before: before.shots, after: after.shots }, log);
    return write({ verdicts, before, after, base, name, options });
  } finally {
    await browser.close();
    closeAll();
  }
}

/** Writes the report with all differing pictures. */
function write({ verdicts, before, after, base, name, options }) {
  const places = {
    pictures: join(out, 'pictures'),
    page: join(out, 'index.html'),
    data: join(out, 'report.json'),
  };
  rmSync(places.pictures, { recursive: true, force: true });
  mkdirSync(places.pictures, { recursive: true });
  const pictures = verdicts.map(({ shot, verdict, ...measured }) => {
    const problems = {
      before: before.screenshots.problem(shot.key),
      after: after.screenshots.problem(shot.key),
    };
    const picture = { story: shot.story, width: shot.width, status: verdict, ...measured, problems };
    if (verdict === 'same') return picture;
    const drawn = getPictures(
      before.screenshots.takes(shot.key).at(-1),
      after.screenshots.takes(shot.key).at(-1),
    );
    const files = Object.entries(drawn).map(([side, { png, height }]) => {
      const file = `${shot.key}.${side}.png`;
      writeFileSync(join(places.pictures, file), png);
      return [side, { file: `pictures/${file}`, height }];
    });
    return { ...picture, files: Object.fromEntries(files) };
  });
  const report = getReport({
    about: {
      base: { sha: base.sha, subject: base.subject, why: base.why },
      head: { sha: base.head, dirty: base.dirty },
      browser: name,
      widths: options.widths,
      globals: options.globals,
      stories: options.stories,
      written: new Date().toISOString(),
    },
    stories: new Map([...before.stories, ...after.stories]).values(),
    pictures,
  });
  writeFileSync(places.data, `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(places.page, getPage(report));
  for (const line of getSummary(report)) log(line);
  log(`Report: ${relative(process.cwd(), places.page)}`);
  return hasChanged(report) && !options.allowChanges ? 1 : 0;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) log(usage);
  else process.exitCode = await run(options);
} catch (error) {
  closeAll();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

// Carries out the outcomes of docs/qa.md.
//   npm run qa -- [--url URL] [--only CODE]   against a running shop with demo data
//   npm run qa -- --open                      against a shop that it opens
//   npm run qa -- --write                     writes docs/qa.md instead
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';
import { openShop } from '../checks/open-shop.mjs';
import { ensureBuilt } from '../shop/build.mjs';
import { writeDocument } from './document.mjs';
import { getSites, outcomes } from './outcomes.mjs';
import { runOutcome } from './run-outcome.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4200' },
    only: { type: 'string' },
    open: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Reads which story shows a story state of the cart. */
async function readStories() {
  const { storyStates } = await tsImport('../../libs/cart/src/story-states.ts', import.meta.url);
  const stories = new Map(storyStates.states.map(({ name, story }) => [name, story]));
  return (name) => stories.get(name);
}

async function runAll(url) {
  const chosen = outcomes
    .filter(({ code }) => !values.only || code === values.only)
    .flatMap((outcome) => getSites(outcome).map((site) => [outcome, site]));
  let failed = chosen.length ? 0 : 1;
  for (const [outcome, site] of chosen) {
    const { came, shown } = await runOutcome(url, outcome, site).catch((error) => ({
      came: false,
      shown: [error instanceof Error ? error.message : String(error)],
    }));
    if (!came) failed += 1;
    console.log(
      came
        ? `ok     ${outcome.code} (${site})`
        : `failed: ${outcome.code} (${site}) came ${shown.join(', ') || 'nothing'}`,
    );
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
}

if (values.write) {
  const page = fileURLToPath(new URL('../../docs/qa.md', import.meta.url));
  const options = await resolveConfig(page);
  writeFileSync(page, await format(writeDocument(await readStories()), { ...options, filepath: page }));
} else if (values.open) {
  await ensureBuilt(['@foolscap/storefront']);
  const shop = await openShop({
    env: { DEMO: '1', FAULTS: '1', SIGN_IN_ATTEMPTS_PER_MINUTE: '1000', NEW_SESSIONS_PER_MINUTE: '1000' },
  });
  await runAll(shop.url).finally(shop.close);
} else {
  await runAll(values.url.replace(/\/$/, ''));
}

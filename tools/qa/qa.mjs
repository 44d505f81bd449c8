// Runs the outcomes of docs/qa.md and docs/qa-payments.md.
//   npm run qa -- [--url URL] [--only CODE]   against a running shop with demo data
//   npm run qa -- --open                      against a shop that it opens
//   npm run qa -- --write                     writes docs/qa.md and docs/qa-payments.md instead
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { root } from '../shop/build.mjs';
import { readStates } from '../checks/story-coverage/read-states.mjs';
import { ensureDemoData, openShop, TEST_LIMITS } from '../checks/open-shop.mjs';
import { writeDocument } from './document.mjs';
import { getSites, outcomes } from './outcomes.mjs';
import { writePaymentDocument } from './payments/document.mjs';
import { paymentOutcomes } from './payments/outcomes.mjs';
import { runPayment } from './payments/run-payment.mjs';
import { runOutcome } from './run-outcome.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4200' },
    only: { type: 'string' },
    open: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Reads which stories show the story states of libraries. */
function readStories(...libraries) {
  const states = libraries.flatMap((library) => readStates(root, library).states);
  return (name) => states.find((state) => state.name === name)?.story;
}

const isChosen = ({ code }) => !values.only || code === values.only;

async function runAll(url) {
  const chosen = [
    ...outcomes.filter(isChosen).flatMap((outcome) =>
      getSites(outcome).map((site) => ({
        name: `${outcome.code} (${site})`,
        run: () => runOutcome(url, outcome, site),
      })),
    ),
    ...paymentOutcomes.filter(isChosen).map((outcome) => ({
      name: `${outcome.code} (${outcome.family})`,
      run: () => runPayment(url, outcome),
    })),
  ];
  let failed = chosen.length ? 0 : 1;
  for (const { name, run } of chosen) {
    const { came, shown } = await run().catch((error) => ({
      came: false,
      shown: [error instanceof Error ? error.message : String(error)],
    }));
    if (!came) failed += 1;
    console.log(came ? `ok     ${name}` : `failed: ${name} came ${shown.join(', ') || 'nothing'}`);
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
}

async function write(name, text) {
  const page = fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
  const options = await resolveConfig(page);
  writeFileSync(page, await format(text, { ...options, filepath: page }));
}

if (values.write) {
  await write('qa.md', writeDocument(readStories('cart')));
  await write('qa-payments.md', writePaymentDocument(readStories('checkout', 'payments')));
} else if (values.open) {
  const shop = await openShop({
    template: await ensureDemoData(),
    env: {
      DEMO: '1',
      FAULTS: '1',
      ...TEST_LIMITS,
    },
  });
  await runAll(shop.url).finally(shop.close);
} else {
  await runAll(values.url.replace(/\/$/, ''));
}

// Detects changes of the payment pages of a running shop (PCI DSS 4.0.1, 11.6.1); docs/operators/pci.md explains it.
//   npm run payment-page -- record --url https://shop.example [--file FILE]   after each release: compares with the build, records the
//   pages
//   npm run payment-page -- check --url https://shop.example [--file FILE]    every week: fails on any difference
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../shop/build.mjs';
import { comparePage, compareWithBuild } from './compare.mjs';
import { digest, readPage } from './read-page.mjs';

/** The pages that take cards, on both sites. */
const PAGES = [
  '/checkout',
  '/office/supplies/checkout',
  '/cc/mmx/checkout',
  '/gift-card-balance',
  '/account/payments',
  '/cc/mmx/account/invoices',
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:4200' },
    file: { type: 'string', default: 'payment-page.json' },
    build: { type: 'string', default: join(root, 'apps/storefront/dist/client') },
  },
});

/** Returns the digest of a file of the build. */
function getDigest(path) {
  const file = join(values.build, normalize(`/${path}`));
  return existsSync(file) ? digest(readFileSync(file)) : undefined;
}

async function readPages() {
  const pages = [];
  for (const path of PAGES) pages.push(await readPage(values.url, path));
  return pages;
}

/** Prints differences and sets the exit code. @returns whether there are none */
function report(differences) {
  for (const difference of differences) console.log(`changed: ${difference}`);
  if (differences.length) process.exitCode = 1;
  return differences.length === 0;
}

async function record() {
  const pages = await readPages();
  if (!report(pages.flatMap((page) => compareWithBuild(page, getDigest)))) {
    console.log(
      'Not recorded: the shop serves other scripts than this build. Build the release that is deployed, or give its files with --build.',
    );
    return;
  }
  writeFileSync(
    values.file,
    `${JSON.stringify({ recordedAt: new Date().toISOString(), pages }, undefined, 2)}\n`,
  );
  const count = new Set(pages.flatMap(({ scripts }) => Object.keys(scripts))).size;
  console.log(
    `Recorded ${pages.length} pages with ${count} scripts in ${values.file}. Keep it where the shop's servers cannot change it.`,
  );
}

async function check() {
  const { recordedAt, pages: recorded } = JSON.parse(readFileSync(values.file, 'utf8'));
  const pages = await readPages();
  const differences = pages.flatMap((page) =>
    comparePage(
      recorded.find(({ path }) => path === page.path),
      page,
    ),
  );
  if (report(differences)) console.log(`No change of ${pages.length} pages since ${recordedAt}.`);
}

const commands = { record, check };
const run = commands[positionals[0]];
if (!run) {
  console.log('Usage: npm run payment-page -- record|check --url URL [--file FILE] [--build FOLDER]');
  process.exitCode = 1;
} else {
  await run().catch((error) => {
    console.log(`failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}

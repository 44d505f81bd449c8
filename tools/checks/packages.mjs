// Packs libraries, inspects the packages, and uses them as a consumer does: installed by npm into an application outside this repository,
// with the oldest allowed version of each peer. There they are built, type-checked, rendered on a server, and run by Jest. By default, one
// application has all libraries. If libraries are named, each has its own application, with more checks: installations without screens,
// each export alone, and the examples. `npm run test:full` does both. Ends with `N passed, N failed`.
//   node tools/checks/packages.mjs [LIBRARY...] [--pictures]     with new pictures for the READMEs of the examples
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { twoAtATime } from '../pack/pack.mjs';
import { importedAlone } from './packages/alone.mjs';
import {
  buildApplication,
  checkApplication,
  writeApplication,
  writeLibrary,
} from './packages/application.mjs';
import { cartScreens } from './packages/cart-screens.mjs';
import { getContents, undeclaredIn } from './packages/contents.mjs';
import { BARE, bareInstallation, getCopies } from './packages/copies.mjs';
import { checkExample } from './packages/examples.mjs';
import { inForeignPage } from './packages/foreign.mjs';
import { headlessPackages, readHeadlessStart, runHeadlessStart } from './packages/headless.mjs';
import { testedWithJest } from './packages/jest.mjs';
import { getPublint, getTypes, getVersions } from './packages/looks.mjs';
import { listsScreens } from './packages/lists-screens.mjs';
import { getEntries, packAll } from './packages/packed.mjs';
import { importedInNode, inNode, listServerTests } from './packages/server.mjs';
import { writeSnippets } from './packages/snippets.mjs';
import { getStyles } from './packages/styles.mjs';
import { judgeSizes, getTable } from './packages/weigh.mjs';

/** Applications with the screens of a library. */
const EXAMPLES = { cart: cartScreens, lists: listsScreens };

let passed = 0;
const faults = [];
function judge(what, complaints) {
  if (complaints.length === 0) passed += 1;
  else faults.push(`${what}:\n${complaints.map((line) => `  ${line}`).join('\n')}`);
}

const args = process.argv.slice(2);
const pictures = args.includes('--pictures');
const wanted = args.filter((arg) => arg !== '--pictures');

/** Inspects a package without running it. */
async function inspect(pack, { packs }) {
  const { name } = pack;
  judge(`publint of ${name}`, await getPublint(pack));
  judge(`types of ${name}`, await getTypes(pack));
  judge(`files of ${name}`, getContents(pack));
  judge(`imports of ${name}`, undeclaredIn(pack));
  judge(`copies in an application with ${name}`, getCopies(pack));
  judge(`versions of ${name}`, getVersions(pack));
  const sheetOfUi =
    name === 'ui' ? undefined : readFileSync(join(packs.get('ui').dir, 'dist/styles.css'), 'utf8');
  judge(`styles of ${name}, once`, getStyles(pack, sheetOfUi));
}

/** Builds, type-checks and runs an application. */
async function use(application, { packs }, isApart) {
  const name = isApart ? `${application.packs[0].name} alone` : 'all libraries';
  for (const pack of application.packs) {
    judge(`the five-line start of ${pack.name}`, writeLibrary(pack, packs));
    writeSnippets(pack);
  }
  writeApplication(application);
  judge(`${name}, built`, await buildApplication(application));
  judge(`${name}, typed`, await checkApplication(application));
  judge(`${name}, on a server`, await inNode(application));
}

/** Runs the checks that need an application with a single library. */
async function useApart({ packs, chosen, install }) {
  const ui = packs.get('ui');
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const pack = chosen.find((each) => each.name === name);
    if (!pack) continue;
    const screens = await checkExample(pack, example, { pictures });
    for (const [what, complaints] of Object.entries(screens)) judge(what, complaints);
  }

  console.log('Installed for /contract and /model alone:');
  await twoAtATime(chosen, async (pack) => {
    const entries = getEntries(pack).filter((entry) => BARE.includes(entry));
    if (entries.length === 0) return;
    const app = await install(`bare-${pack.name}`, [pack.json.name]);
    const { size, complaints } = bareInstallation(app);
    console.log(`  ${pack.name.padEnd(10)} ${size.toFixed(1).padStart(5)} MB`);
    judge(`${pack.name}, installed for /contract and /model alone`, complaints);
    const names = entries.map((entry) => `${pack.json.name}/${entry}`);
    judge(`${pack.name}, bare on a server`, importedInNode(app, names));
  });

  await twoAtATime(chosen, async (pack) => {
    const start = readHeadlessStart(pack);
    if (!start) return;
    const app = await install(`headless-${pack.name}`, headlessPackages(pack));
    judge(`${pack.name} without React`, await runHeadlessStart({ app, ...start }));
  });

  await twoAtATime(chosen, async (pack) => {
    const { sizes, complaints } = await importedAlone(pack);
    if (pack !== ui && sizes.length + complaints.length === 0) return;
    judge(`${pack.name}, one thing at a time`, complaints);
    if (pack !== ui) return;
    judge('ui, weighed', judgeSizes(sizes));
    console.log('@foolscap/ui, each thing alone beside React (gzip):');
    for (const row of getTable(sizes)) console.log(row);
  });
}

/** Checks the packages in one application, or each in its own. */
async function checkPackages(isApart) {
  const packed = await packAll(wanted, isApart);
  const { packs, chosen, applications, clean } = packed;
  const ui = packs.get('ui');
  try {
    await twoAtATime(chosen, (pack) => inspect(pack, packed));
    await twoAtATime(applications, (application) => use(application, packed, isApart));
    judge('applications tested with Jest', testedWithJest(applications));
    if (chosen.includes(ui)) {
      judge('each component of ui on a server', await listServerTests(ui));
      const { host, parts } = await inForeignPage(ui, packs.values());
      judge("another application's page stays as it was", host);
      judge("a component's styles alone, and a brand", parts);
    }
    if (isApart) await useApart(packed);
  } finally {
    await clean();
  }
}

if (wanted.length === 0) await checkPackages(false);
if (wanted.length > 0 || process.env.FOOLSCAP_FULL === '1') await checkPackages(true);

for (const fault of faults) console.log(`failed: ${fault}`);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length ? 1 : 0;

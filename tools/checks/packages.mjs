// Packs every library, inspects the packages, and uses each one as a consumer does: installed by npm into an application outside this
// repository, with the oldest allowed version of each peer. There it is built, type-checked, rendered on a server, run by Jest, and
// imported one name at a time. Ends with `N passed, N failed`.
//   node tools/checks/packages.mjs [LIBRARY...] [--pictures]     with new pictures for the READMEs of the examples
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { twoAtATime } from '../pack/pack.mjs';
import { importedAlone } from './packages/alone.mjs';
import { buildApplication, checkApplication, writeApplication } from './packages/application.mjs';
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
const { packs, chosen, install, clean } = await packAll(args.filter((arg) => arg !== '--pictures'));
try {
  const ui = packs.get('ui');
  const sheetOfUi = readFileSync(join(ui.dir, 'dist/styles.css'), 'utf8');

  await twoAtATime(chosen, async (pack) => {
    const { name } = pack;
    judge(`publint of ${name}`, await getPublint(pack));
    judge(`types of ${name}`, await getTypes(pack));
    judge(`files of ${name}`, getContents(pack));
    judge(`imports of ${name}`, undeclaredIn(pack));
    judge(`copies in an application with ${name}`, getCopies(pack));
    judge(`versions of ${name}`, getVersions(pack));
    judge(`styles of ${name}, once`, getStyles(pack, name === 'ui' ? undefined : sheetOfUi));
    judge(`the five-line start of ${name}`, writeApplication(pack, packs));
    writeSnippets(pack);
    judge(`${name} alone, built`, await buildApplication(pack));
    judge(`${name} alone, typed`, await checkApplication(pack));
    judge(`${name} alone, on a server`, await inNode(pack));
  });

  for (const [name, example] of Object.entries(EXAMPLES)) {
    const pack = chosen.find((each) => each.name === name);
    if (!pack) continue;
    const screens = await checkExample(pack, example, { pictures });
    for (const [what, complaints] of Object.entries(screens)) judge(what, complaints);
  }

  judge('applications tested with Jest', testedWithJest(chosen));

  console.log('Installed for /contract and /model alone:');
  await twoAtATime(chosen, async (pack) => {
    const entries = getEntries(pack).filter((entry) => BARE.includes(entry));
    if (entries.length === 0) return;
    const app = await install(`bare-${pack.name}`, [pack.json.name]);
    const { size, complaints } = bareInstallation(app);
    console.log(`  ${pack.name.padEnd(10)} ${size.toFixed(1).padStart(5)} MB`);
    judge(`${pack.name}, installed for /contract and /model alone`, complaints);
    judge(`${pack.name}, bare on a server`, importedInNode({ ...pack, app }, entries));
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
  if (chosen.includes(ui)) {
    judge('each component of ui on a server', await listServerTests(ui));
    const { host, parts } = await inForeignPage(ui, packs.values());
    judge("another application's page stays as it was", host);
    judge("a component's styles alone, and a brand", parts);
  }
} finally {
  await clean();
}

for (const fault of faults) console.log(`failed: ${fault}`);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length ? 1 : 0;

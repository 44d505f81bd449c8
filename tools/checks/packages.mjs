// Packs every library, looks the packages over, and uses each one alone in an empty application: built, typed, rendered on a
// server, one thing at a time. Ends with `N passed, N failed`.
//   node tools/checks/packages.mjs [LIBRARY...]
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from '../shop/build.mjs';
import { importedAlone } from './packages/alone.mjs';
import { buildApplication, checkApplication, writeApplication } from './packages/application.mjs';
import { publintOf, typesOf, versionsOf } from './packages/looks.mjs';
import { packAll, twoAtATime } from './packages/packed.mjs';
import { inNode, serverTestsOf } from './packages/server.mjs';
import { stylesOf } from './packages/styles.mjs';
import { judgeSizes, tableOf } from './packages/weigh.mjs';

let passed = 0;
const faults = [];
function judge(what, complaints) {
  if (complaints.length === 0) passed += 1;
  else faults.push(`${what}:\n${complaints.map((line) => `  ${line}`).join('\n')}`);
}

const names = readdirSync(join(root, 'libs'));
await ensureBuilt(names.map((name) => `@foolscap/${name}`));
// Declarations come from the type checker. Nx may have put back the checker's notes of another day, newer than the sources by
// their date: so they are written afresh.
for (const name of names) rmSync(join(root, 'libs', name, 'dist/.tsbuildinfo'), { force: true });
const TSC = join(root, 'node_modules/typescript-native/bin/tsc');
execFileSync(process.execPath, [TSC, '-b', ...names.map((name) => `libs/${name}`)], {
  cwd: root,
  stdio: 'inherit',
});

const packs = await packAll();
const wanted = process.argv.slice(2);
const chosen = [...packs.values()].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const ui = packs.get('ui');
const sheetOfUi = readFileSync(join(ui.inside, 'dist/styles.css'), 'utf8');

await twoAtATime(chosen, async (pack) => {
  const { name } = pack;
  judge(`publint of ${name}`, await publintOf(pack));
  judge(`types of ${name}`, await typesOf(pack));
  judge(`versions of ${name}`, versionsOf(pack));
  judge(`styles of ${name}, once`, stylesOf(pack, name === 'ui' ? undefined : sheetOfUi));
  judge(`the five-line start of ${name}`, writeApplication(pack, packs));
  judge(`${name} alone, built`, await buildApplication(pack));
  judge(`${name} alone, typed`, await checkApplication(pack));
  judge(`${name} alone, on a server`, await inNode(pack));
});

for (const pack of chosen) {
  const { sizes, complaints } = await importedAlone(pack);
  if (pack !== ui && sizes.length + complaints.length === 0) continue;
  judge(`${pack.name}, one thing at a time`, complaints);
  if (pack !== ui) continue;
  judge('ui, weighed', judgeSizes(sizes));
  console.log('@foolscap/ui, each thing alone beside React (gzip):');
  for (const row of tableOf(sizes)) console.log(row);
}
if (chosen.includes(ui)) judge('each component of ui on a server', await serverTestsOf(ui));

for (const fault of faults) console.log(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length ? 1 : 0;

// `npm run reset`: deletes the embedded database, so that the next start creates new demo data.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './build.mjs';

if (process.env.DATABASE_URL) {
  console.error(
    'reset only works on the embedded database. Unset DATABASE_URL, or empty that database yourself.',
  );
  process.exit(1);
}
const dir = resolve(root, process.env.DATA_DIR ?? 'data');
if (!existsSync(join(dir, 'database'))) {
  console.log('There is no demo data yet. `npm start` creates it.');
  process.exit(0);
}

const lock = join(dir, 'lock.json');
if (existsSync(lock)) {
  const pid = Number(/"pid":\s*(\d+)/.exec(readFileSync(lock, 'utf8'))?.[1]);
  if (pid && isRunning(pid)) {
    console.error(`A shop is running on this data (process ${pid}). Stop it first.`);
    process.exit(1);
  }
}
rmSync(join(dir, 'database'), { recursive: true, force: true });
console.log('The demo data was deleted. `npm start` creates it again.');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

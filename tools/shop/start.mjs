// `npm start`: builds changed sources, then runs the shop from its compiled output.
import { spawn } from 'node:child_process';
import { ensureBuilt, root } from './build.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Foolscap needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

console.log('Building changed sources ...');
await ensureBuilt(['@foolscap/storefront']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const shop = spawn(process.execPath, ['--enable-source-maps', 'apps/storefront/dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Runs `npm run dev` until it exits. */
const develop = (changes) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, FORCE_COLOR: '0', ...changes };
    // Set by Jest, which would make Vite prepare packages differently.
    delete env.NODE_ENV;
    const child = spawn(process.execPath, ['tools/shop/dev.mjs'], { cwd: root, env });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });

it('reports a port in use in one sentence, and touches no data', async () => {
  const taken = createServer();
  await new Promise((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address();
  const data = mkdtempSync(join(tmpdir(), 'dev-'));
  try {
    const { code, output } = await develop({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data });
    // Vite may already have printed a message about preparing packages.
    expect(output.trim().split('\n').at(-1)).toBe(
      `Foolscap could not start. Port ${port} is in use. Stop the process that listens on it, or choose another port with PORT.`,
    );
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(readdirSync(data)).toEqual([]);
  } finally {
    taken.close();
    rmSync(data, { recursive: true });
  }
}, 120_000);

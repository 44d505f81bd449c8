// `npm run chromatic`: publishes Storybook for review where a token is set. The token is passed by the environment, never on a command
// line, and is masked in all output.
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('chromatic/package.json');
/** The installed program. */
export const program = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.chromatic);

/** Builds Storybook with the workspace's script, and leaves accepting changes to reviewers. */
export const options = [
  '--build-script-name',
  'build:storybook',
  '--exit-zero-on-changes',
  '--no-interactive',
];

/**
 * Masks the token in output that is passed on line by line, also when it arrives in two chunks.
 *
 * @param {string} token
 * @param {(text: string) => void} print
 */
export function createTokenMask(token, print) {
  let rest = '';
  const pass = (text) => text && print(text.replaceAll(token, '***'));
  return {
    take(text) {
      rest += text;
      const end = rest.lastIndexOf('\n') + 1;
      pass(rest.slice(0, end));
      rest = rest.slice(end);
    },
    end: () => pass(rest),
  };
}

function publish(token) {
  const child = spawn(process.execPath, [program, ...options, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const name of ['stdout', 'stderr']) {
    const mask = createTokenMask(token, (text) => process[name].write(text));
    child[name].setEncoding('utf8').on('data', mask.take).on('end', mask.end);
  }
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const token = process.env.CHROMATIC_PROJECT_TOKEN;
  if (token) publish(token);
  else {
    console.error(
      'Chromatic needs the token of its project. Set CHROMATIC_PROJECT_TOKEN and run this again; `npm run storybook` shows Storybook here.',
    );
    process.exitCode = 1;
  }
}

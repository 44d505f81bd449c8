// `npm run chromatic`: publishes Storybook for review where a token is set. The token goes by the environment, never on a
// command line, and is blotted out of whatever is said.
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('chromatic/package.json');
/** The installed program. */
export const program = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.chromatic);

/** Builds Storybook by our script, and leaves the judging of changes to the people who review them. */
export const options = [
  '--build-script-name',
  'build:storybook',
  '--exit-zero-on-changes',
  '--no-interactive',
];

/**
 * Hands on what is said, line by line, without the token: one that comes in two pieces is found, too.
 *
 * @param {string} token
 * @param {(text: string) => void} tell
 */
export function createBlotter(token, tell) {
  let rest = '';
  const say = (text) => text && tell(text.replaceAll(token, '***'));
  return {
    take(text) {
      rest += text;
      const end = rest.lastIndexOf('\n') + 1;
      say(rest.slice(0, end));
      rest = rest.slice(end);
    },
    end: () => say(rest),
  };
}

function publish(token) {
  const child = spawn(process.execPath, [program, ...options, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const name of ['stdout', 'stderr']) {
    const blotter = createBlotter(token, (text) => process[name].write(text));
    child[name].setEncoding('utf8').on('data', blotter.take).on('end', blotter.end);
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

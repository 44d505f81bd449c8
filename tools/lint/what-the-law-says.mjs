// Lints pieces of code as if they stood at given places: reads `[{ file, code }]` from standard input and writes for each what
// the law of imports has to say. A process of its own, because ESLint's plugins do not live in Jest's module system.
import { ESLint } from 'eslint';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.env.NX_DAEMON = 'false';
// The law between projects reads Nx's picture of them.
execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
  cwd: root,
  stdio: 'ignore',
});

const eslint = new ESLint({ cwd: root });
const answers = [];
for (const { file, code } of JSON.parse(readFileSync(0, 'utf8'))) {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  answers.push(
    result.messages
      .filter(({ ruleId }) => /enforce-module-boundaries|no-restricted-imports/.test(ruleId ?? ''))
      .map(({ message }) => message),
  );
}
process.stdout.write(JSON.stringify(answers));

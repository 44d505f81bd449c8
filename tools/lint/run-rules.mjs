// Lints pieces of code as if they were files at given paths: reads `[{ file, code }]` from standard input and writes the messages of the
// rules named as arguments. A separate process, because ESLint's plugins do not load inside Jest.
import { ESLint } from 'eslint';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = new Set(process.argv.slice(2));
process.env.NX_DAEMON = 'false';
if (rules.has('@nx/enforce-module-boundaries')) {
  // The rules between projects read Nx's project graph.
  execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
    cwd: root,
    stdio: 'ignore',
  });
}

const eslint = new ESLint({ cwd: root });
const answers = [];
for (const { file, code } of JSON.parse(readFileSync(0, 'utf8'))) {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  answers.push(
    result.messages
      .filter(({ ruleId }) => rules.has(ruleId ?? ''))
      .map(({ message, line }) => ({ message, line })),
  );
}
process.stdout.write(JSON.stringify(answers));

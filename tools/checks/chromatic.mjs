// `npm run chromatic`: publishes the catalogue for review where a token is set.
import { root, run } from '../shop/build.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the token of its project. Set CHROMATIC_PROJECT_TOKEN and run this again; `npm run storybook` shows the catalogue here.',
  );
  process.exit(1);
}
process.exitCode = await run(
  process.execPath,
  [
    'node_modules/chromatic/bin/main.js',
    '--build-script-name',
    'build:storybook',
    '--exit-zero-on-changes',
    ...process.argv.slice(2),
  ],
  { cwd: root },
);

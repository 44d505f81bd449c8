import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readStates } from '../tools/checks/story-coverage/read-states.mjs';

const MODULE = 'virtual:story-states';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Provides the states that the stories of each library name as a module, for the page "States". */
export function storyStates(): Plugin {
  return {
    name: 'story-states',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const libraries = readdirSync(`${root}libs`).sort();
      const states = Object.fromEntries(libraries.map((name) => [name, readStates(root, name).states]));
      return `export const libraryStates = ${JSON.stringify(states)};`;
    },
    // The page shows a changed state when it is reopened.
    handleHotUpdate({ file, server }) {
      const module = file.endsWith('.stories.tsx') && server.moduleGraph.getModuleById(`\0${MODULE}`);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}

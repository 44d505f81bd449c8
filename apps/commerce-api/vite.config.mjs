import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { builtCatalog } from '../../tools/demo-catalog/build.mjs';

const source = (path) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const entries = {
  index: source('index.ts'),
  main: source('main.ts'),
  'import-cli': source('composition/commands/import.ts'),
  'orders-cli': source('composition/commands/orders.ts'),
  'organizations-cli': source('composition/commands/organizations.ts'),
};

/** The API as a server of its own, and the operator's commands: our libraries bundled, packages left where they are. */
export default defineConfig({
  plugins: [builtCatalog()],
  build: {
    ssr: true,
    // The catalog lies beside as a file.
    ssrEmitAssets: true,
    target: 'node20',
    outDir: 'dist',
    // The type checker writes its declarations beside.
    emptyOutDir: false,
    rollupOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
    },
  },
  ssr: {
    noExternal: [/^@foolscap\//],
    resolve: { conditions: ['@foolscap/source', 'node', 'import', 'default'] },
  },
});

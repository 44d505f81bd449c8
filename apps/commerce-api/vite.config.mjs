import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { builtCatalog } from '../../tools/demo-catalog/build.mjs';

const source = (path) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const entries = {
  index: source('index.ts'),
  main: source('main.ts'),
  'accounts-cli': source('composition/commands/accounts.ts'),
  'agents-cli': source('composition/commands/agents.ts'),
  'default-store-cli': source('composition/commands/default-store.ts'),
  'identity-providers-cli': source('composition/commands/identity-providers.ts'),
  'import-cli': source('composition/commands/import.ts'),
  'navigation-cli': source('composition/commands/navigation.ts'),
  'orders-cli': source('composition/commands/orders.ts'),
  'organizations-cli': source('composition/commands/organizations.ts'),
  'sale-rules-cli': source('composition/commands/sale-rules.ts'),
  'contracts-cli': source('composition/commands/contracts.ts'),
  'third-parties-cli': source('composition/commands/third-parties.ts'),
  'content-cli': source('composition/commands/content.ts'),
  'data-requests-cli': source('composition/commands/data-requests.ts'),
  'messages-cli': source('composition/commands/messages.ts'),
  'account-messages-cli': source('composition/commands/account-messages.ts'),
  'rewards-cli': source('composition/commands/rewards.ts'),
  'redirects-cli': source('composition/commands/redirects.ts'),
  'toggles-cli': source('composition/commands/toggles.ts'),
  'evaluation-cli': source('composition/commands/evaluate-recommendations.ts'),
};

/** Builds the API as a standalone server, and the operator's commands: the libraries are bundled, packages stay external. */
export default defineConfig({
  plugins: [builtCatalog()],
  build: {
    ssr: true,
    // The demo catalog is emitted as a file.
    ssrEmitAssets: true,
    target: 'node20',
    outDir: 'dist',
    // Keeps the declarations that the type checker writes here.
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

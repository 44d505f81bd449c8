import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { createPropTableReader } from './props/readPropTables.mjs';

/**
 * Adds the table of its props to every component with stories, read from its types by TypeScript itself. Storybook's
 * own readers resolve a name such as `CartItem` to the generated type behind it, or show no type at all.
 */
export function propTables(): Plugin {
  const read = createPropTableReader(fileURLToPath(new URL('..', import.meta.url)));
  let tables: ReturnType<typeof read> | undefined;
  return {
    name: 'prop-tables',
    transform(code, id) {
      // Story tests show no documentation.
      if (process.env.VITEST || !id.endsWith('.tsx') || id.includes('/node_modules/')) return undefined;
      tables ??= read();
      const own = tables.filter(({ file }) => file === id);
      if (own.length === 0) return undefined;
      const lines = own.map(
        ({ component, description, rows }) =>
          `${component}.__docgenInfo = ${JSON.stringify({ displayName: component, description, rows })};`,
      );
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
    handleHotUpdate({ file }) {
      if (/\.tsx?$/.test(file)) tables = undefined;
    },
  };
}

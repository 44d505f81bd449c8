import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const source = fileURLToPath(new URL('./src/index.ts', import.meta.url));

/** Builds the catalog from its source: one compact, compressed JSON text, and its version. */
export async function buildCatalog() {
  const bundle = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: { ssr: source, write: false, minify: false },
  });
  const { code } = bundle.output[0];
  const { createDemoCatalog, demoCatalogVersion } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return {
    file: gzipSync(JSON.stringify(createDemoCatalog()), { level: 9 }),
    version: demoCatalogVersion(),
  };
}

/**
 * Creates a plugin that replaces the catalog's source in a bundle by a few lines that read the built file. The file is read only when a
 * database is filled.
 */
export function builtCatalog() {
  const id = '\0built-demo-catalog';
  const file = 'demo-catalog.json.gz';
  return {
    name: 'built-demo-catalog',
    enforce: 'pre',
    resolveId: (asked) => (asked === '@foolscap/demo-catalog' ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const built = await buildCatalog();
      this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: built.file });
      // Chunks are in `assets` as well, so the file is next to its reader.
      return `
        import { readFileSync } from 'node:fs';
        import { gunzipSync } from 'node:zlib';
        const file = ${JSON.stringify(file)};
        export const demoCatalogVersion = () => ${JSON.stringify(built.version)};
        export const createDemoCatalog = () =>
          JSON.parse(gunzipSync(readFileSync(new URL(file, import.meta.url))).toString());`;
    },
  };
}

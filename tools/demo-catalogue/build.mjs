import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const source = fileURLToPath(new URL('./src/index.ts', import.meta.url));

/** Builds the catalogue from its readable source: one compact JSON text, compressed. */
export async function buildCatalogue() {
  const bundle = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: { ssr: source, write: false, minify: false },
  });
  const { code } = bundle.output[0];
  const { createDemoCatalogue } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return gzipSync(JSON.stringify(createDemoCatalogue()), { level: 9 });
}

/**
 * For the build of whoever seeds: instead of the catalogue's source, the bundle gets a few lines that read the file in which it
 * was built. It is read when a database is filled, and never before.
 */
export function builtCatalogue() {
  const id = '\0built-demo-catalogue';
  const file = 'demo-catalogue.json.gz';
  return {
    name: 'built-demo-catalogue',
    enforce: 'pre',
    resolveId: (asked) => (asked === '@foolscap/demo-catalogue' ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: await buildCatalogue() });
      // Chunks lie in `assets` as well, so the file is beside the one that reads it.
      return `
        import { readFileSync } from 'node:fs';
        import { gunzipSync } from 'node:zlib';
        const file = ${JSON.stringify(file)};
        export const createDemoCatalogue = () =>
          JSON.parse(gunzipSync(readFileSync(new URL(file, import.meta.url))).toString());`;
    },
  };
}

declare global {
  interface ImportMeta {
    /** Vite's import of all files that match a pattern, as texts. */
    glob<T>(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, T>;
  }
}

/** The pages of a new shop, by file name; translations are in a folder for each language. Vite reads them at build time. */
export const STARTER_FILES = import.meta.glob<string>('./starter/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

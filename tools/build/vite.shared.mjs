import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Makes a bundler read the libraries' sources instead of their `dist`. */
const source = '@foolscap/source';

/** `resolve.conditions` for what runs in a browser. */
export const clientConditions = [source, ...defaultClientConditions];

/** `ssr.resolve.conditions` for what runs in Node. */
export const serverConditions = [source, ...defaultServerConditions];

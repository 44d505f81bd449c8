import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Makes a bundler read the libraries' sources instead of their `dist`. */
const source = '@foolscap/source';

/** `resolve.conditions` for what runs in a browser. */
export const clientConditions = [source, ...defaultClientConditions];

/** `ssr.resolve.conditions` for what runs in Node. */
export const serverConditions = [source, ...defaultServerConditions];

/** The oldest browsers that draw the house: those of May 2024 know `light-dark()`, which the tokens are written with. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

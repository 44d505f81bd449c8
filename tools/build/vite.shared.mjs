import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The export condition under which a bundler reads the libraries' sources instead of their `dist`. */
const source = '@foolscap/source';

/** `resolve.conditions` for browser code. */
export const clientConditions = [source, ...defaultClientConditions];

/** `ssr.resolve.conditions` for Node code. */
export const serverConditions = [source, ...defaultServerConditions];

/** The oldest supported browsers, of May 2024: the tokens use `light-dark()`. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

require('@testing-library/jest-dom');
const { TextDecoder, TextEncoder } = require('node:util');

// Every browser has these; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Generates the files that derive from the tokens: node --conditions=@foolscap/source --import tsx
// libs/ui/scripts/write-tokens.ts
import { writeFileSync } from 'node:fs';
import { namesTs, tokensScss, valuesScss } from '../src/tokens/to-scss.ts';

const source = new URL('../src/', import.meta.url);
writeFileSync(new URL('styles/_tokens.scss', source), tokensScss());
writeFileSync(new URL('styles/_values.scss', source), valuesScss());
writeFileSync(new URL('tokens/names.ts', source), namesTs());

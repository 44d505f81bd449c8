// Writes the generated style sheets: node --conditions=@foolscap/source --import tsx libs/ui/scripts/write-tokens.ts
import { writeFileSync } from 'node:fs';
import { breakpointsScss, tokensScss } from '../src/tokens/toScss.ts';

const styles = new URL('../src/styles/', import.meta.url);
writeFileSync(new URL('_tokens.scss', styles), tokensScss());
writeFileSync(new URL('_breakpoints.scss', styles), breakpointsScss());

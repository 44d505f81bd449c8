import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandDeps } from './command.ts';

/**
 * Reads a JSON document that an operator names. npm runs scripts in the root of the project; the file is relative to the caller's working
 * directory.
 * @throws Error for a file that cannot be read or is not JSON
 */
export function readDocument(name: string, env: CommandDeps['env']): unknown {
  const file = resolve(env.INIT_CWD ?? '.', name);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${name} is not valid JSON: ${(error as Error).message}`);
  }
}

import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the import command reaches a shop that is running: its address and the word that lets it in. */
export interface ImportAccess {
  token: string;
  /** `http://127.0.0.1:4200` */
  address: string;
}

const fileOf = (dataDir: string): string => join(dataDir, 'import-token');

/** Leaves the word where only those can read it who may read the data anyway: two lines, token and address, mode 0600. */
export function writeImportToken(dataDir: string, access: ImportAccess): void {
  const file = fileOf(dataDir);
  writeFileSync(file, `${access.token}\n${access.address}\n`, { mode: 0o600 });
  // A file that was there already keeps the mode that it had.
  chmodSync(file, 0o600);
}

/** What a running shop has left; undefined when there is none. */
export function readImportToken(dataDir: string): ImportAccess | undefined {
  try {
    const [token, address] = readFileSync(fileOf(dataDir), 'utf8').split('\n');
    return token && address ? { token, address } : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the word away, unless another process has left its own meanwhile. */
export function removeImportToken(dataDir: string, token: string): void {
  if (readImportToken(dataDir)?.token === token) rmSync(fileOf(dataDir), { force: true });
}

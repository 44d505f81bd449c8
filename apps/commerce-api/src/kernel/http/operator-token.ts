import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The endpoint of a running shop for operator commands: its address and the token that grants access. */
export interface OperatorEndpoint {
  token: string;
  /** `http://127.0.0.1:4200` */
  address: string;
}

const getFile = (dataDir: string): string => join(dataDir, 'import-token');

/** Writes the token next to the data, readable only by the user that runs the shop: two lines, token and address, mode 0600. */
export function writeOperatorToken(dataDir: string, access: OperatorEndpoint): void {
  const file = getFile(dataDir);
  writeFileSync(file, `${access.token}\n${access.address}\n`, { mode: 0o600 });
  // An existing file keeps its mode.
  chmodSync(file, 0o600);
}

/** Reads the endpoint of a running shop; undefined when there is none. */
export function readOperatorToken(dataDir: string): OperatorEndpoint | undefined {
  try {
    const [token, address] = readFileSync(getFile(dataDir), 'utf8').split('\n');
    return token && address ? { token, address } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the token, unless another process has written its own in the meantime. */
export function removeOperatorToken(dataDir: string, token: string): void {
  if (readOperatorToken(dataDir)?.token === token) rmSync(getFile(dataDir), { force: true });
}

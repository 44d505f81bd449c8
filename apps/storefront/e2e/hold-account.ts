import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Longer than the journey of any other worker. */
const PATIENCE_MS = 120_000;

/** Tries to make a folder, which one process can do at a time. */
function tryToMake(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Keeps journeys that run at the same time from using the same demo member, who has one cart. A journey holds one member at most, so that two
 * journeys never wait for each other.
 */
export function holdAccounts() {
  const held: string[] = [];
  const parent = join(process.env.SHOP_DATA_DIR!, 'held-accounts');
  return {
    async hold(username: string): Promise<void> {
      mkdirSync(parent, { recursive: true });
      const folder = join(parent, username);
      await expect.poll(() => tryToMake(folder), { message: username, timeout: PATIENCE_MS }).toBe(true);
      held.push(folder);
    },
    release(): void {
      for (const folder of held) rmdirSync(folder);
    },
  };
}

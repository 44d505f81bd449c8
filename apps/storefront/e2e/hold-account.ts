import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Longer than any other worker's journey. */
const PATIENCE_MS = 120_000;

/** Tries to create a folder, which only one process at a time can do. */
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
 * Keeps concurrent journeys from using the same demo member, who has only one cart. A journey holds at most one member, so journeys cannot
 * deadlock.
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

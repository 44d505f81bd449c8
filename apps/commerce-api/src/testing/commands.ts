import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandDeps } from '../composition/commands/command.ts';

/** Creates a data directory for each test, and a command that runs on it. */
export function createCommandLine(run: (deps: CommandDeps) => Promise<number>) {
  let home: string;
  let env: Record<string, string>;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'foolscap-command-'));
    env = {
      DATA_DIR: join(home, 'data'),
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      OVERLOAD_DELAY_MS: '0',
    };
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  return {
    env: () => env,
    async command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
      let out = '';
      let err = '';
      const code = await run({
        args,
        env,
        out: { write: (piece) => (out += piece) },
        err: { write: (piece) => (err += piece) },
      });
      return { code, out, err };
    },
  };
}

/** @jest-environment node */
import fc from 'fast-check';
import { freezeTime, pass } from '@foolscap/fake-time';
import { cartStateCommands } from '../testing/state-model/commands.ts';
import { announcementDelays, networkFates } from '../testing/state-model/fates.ts';
import { createShopping } from '../testing/state-model/shopping.ts';

jest.setTimeout(3_000_000);

/** Thousands in the long run, a few hundred in the short one. */
const RUNS = Number(process.env.FOOLSCAP_MODEL_RUNS ?? 300);

freezeTime();

it(`holds its invariants under ${RUNS} random series of commands on a bad network`, async () => {
  const series = fc.commands(cartStateCommands, { maxCommands: 16, size: 'max' });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      networkFates,
      announcementDelays,
      series,
      async (windows, fates, announcements, commands) => {
        const shopping = createShopping(windows, fates, announcements, pass);
        try {
          await pass(10_000);
          await fc.asyncModelRun(() => ({ model: {}, real: shopping }), commands);
          await shopping.end();
        } finally {
          shopping.close();
          jest.clearAllTimers();
        }
      },
    ),
    { numRuns: RUNS },
  );
});

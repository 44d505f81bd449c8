import { checkMoney } from './invariants.ts';
import type { Fault } from './faulty-gateway.ts';
import type { Command, Model, Real } from './model.ts';

/** Creates a command that checks the money after it has run. */
export const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  run: async (model, real) => {
    real.counts.commands += 1;
    await run(model, real);
    await checkMoney(real.shop.database, real.cards, { isSettled: !model.isUnfinished });
  },
});

/** Runs calls during which a fault may happen, and notes that it leaves steps for recovery. @returns whether it happened */
export async function withFault(
  model: Model,
  { faulty, counts }: Real,
  fault: Fault | undefined,
  run: () => Promise<void>,
): Promise<boolean> {
  faulty.arm(fault);
  await run();
  const hasHappened = faulty.disarm();
  if (!fault || !hasHappened) return false;
  model.isUnfinished = true;
  counts[fault.kind === 'CRASH' ? 'crashes' : 'timeouts'] += 1;
  return true;
}

export const describeFault = (fault: Fault | undefined): string =>
  fault ? `, ${fault.kind.toLowerCase()} ${fault.takesEffect ? 'after' : 'in'} call ${fault.call}` : '';

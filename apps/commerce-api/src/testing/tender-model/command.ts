import { checkMoney } from './invariants.ts';
import type { Fault, Interruption } from './faulty-gateway.ts';
import type { Command, Model, Real } from './model.ts';

type Step = (model: Model, real: Real) => Promise<void>;

/** A command whose step can be a part of a longer one. */
export interface MoneyCommand extends Command {
  step: Step;
}

/** Creates a command that checks the money after it has run. */
export const command = (
  name: string,
  step: Step,
  check: (model: Readonly<Model>) => boolean = () => true,
): MoneyCommand => ({
  check,
  step,
  toString: () => name,
  run: async (model, real) => {
    real.counts.commands += 1;
    await step(model, real);
    await checkMoney(real, { isSettled: !model.isUnfinished });
  },
});

/** Combines several commands into one; the money is checked at its end. */
export const sequence = (...commands: readonly MoneyCommand[]): MoneyCommand =>
  command(commands.join('; '), async (model, real) => {
    for (const { step } of commands) await step(model, real);
  });

/** Runs calls during which a fault or an interruption may happen, and notes that a fault leaves steps for recovery. @returns whether one happened */
export async function withFault(
  model: Model,
  { faulty, counts }: Real,
  fault: Fault | undefined,
  run: () => Promise<void>,
  interruption?: Interruption,
): Promise<boolean> {
  faulty.arm(fault, interruption);
  await run();
  const { isFaulty, isInterrupted } = faulty.disarm();
  if (isInterrupted) counts.interruptions += 1;
  if (!fault || !isFaulty) return isInterrupted;
  model.isUnfinished = true;
  counts[fault.kind === 'CRASH' ? 'crashes' : 'timeouts'] += 1;
  return true;
}

export const describeFault = (fault: Fault | undefined): string =>
  fault ? `, ${fault.kind.toLowerCase()} ${fault.takesEffect ? 'after' : 'in'} call ${fault.call}` : '';

import { parseArgs } from 'node:util';
import { evaluate, formatEvaluation, readHistory } from '../../domains/recommendations/index.ts';
import { type CommandDeps, parsedArgs, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run evaluate:recommendations -- [--learn PERCENT]

Evaluates the recommendations with the orders of the database, those of imported sales histories included: learns from
the earlier orders, tests with the later ones, and prints hit rate, coverage and novelty beside two baselines.

  --learn PERCENT  the share of the orders to learn from, 50 to 95; 80 without it
`;

/** Fewer orders are not meaningful. */
const FEWEST = 50;

function readShare(args: string[]): { share: number } | undefined {
  const { values } = parsedArgs(() =>
    parseArgs({
      args,
      options: {
        learn: { type: 'string', default: '80' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }),
  );
  if (values.help) return undefined;
  const percent = Number(values.learn);
  if (!Number.isInteger(percent) || percent < 50 || percent > 95)
    throw new UsageError('--learn is a whole number from 50 to 95.');
  return { share: percent / 100 };
}

/** Runs the evaluation of recommendations. @returns the exit code */
export const runEvaluationCli = (deps: CommandDeps): Promise<number> =>
  runCommand(
    {
      usage: USAGE,
      read: readShare,
      async atDatabase({ share }, { db }) {
        const history = await readHistory(db);
        if (history.length < FEWEST)
          throw new Error(
            `There are only ${history.length} orders. Import a sales history first: npm run import -- FILE`,
          );
        deps.out.write(formatEvaluation(evaluate(history, share)));
      },
      atShop: () => {
        throw new Error('The shop is running and holds the database. Stop it, then run the evaluation.');
      },
    },
    deps,
  );

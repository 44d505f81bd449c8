import Value from 'typebox/value';
import {
  changeOffer,
  type ClaimDecision,
  ClaimDecisionSchema,
  type ClaimRow,
  decideClaim,
  listClaims,
  listOffers,
  type OfferChange,
  OfferChangeSchema,
  type OfferRow,
} from '../../domains/rewards/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run rewards -- offers
       npm run rewards -- offer ID sdc|sba OFFER|none
       npm run rewards -- claims [--open]
       npm run rewards -- approve CLAIM [AMOUNT]
       npm run rewards -- decline CLAIM REASON

Lists and changes the offers of the rewards program, and decides about claims for missing rewards.

  OFFER   JSON, such as '{"title": "Double rewards", "text": "On all paper.", "firstDay": "2026-12-01",
          "lastDay": "2026-12-24", "category": "paper", "multiplier": 2}'; none ends the offer
  CLAIM   the number of a claim, as shown by claims
  AMOUNT  rewards in dollars, such as 1.25; required for orders, for receipts by default the program's percentage
  REASON  a sentence that the member sees
  --open  lists claims without a decision
`;

type Job =
  | { step: 'offers' }
  | { step: 'claims'; isOpen: boolean }
  | { step: 'offer'; change: OfferChange }
  | { step: 'decide'; decision: ClaimDecision };

function parseOffer(text: string): unknown {
  if (text === 'none') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('The offer is not JSON.');
  }
}

function parseAmount(text: string | undefined): { reward?: number } {
  if (text === undefined) return {};
  if (!/^\d+(\.\d{2})?$/.test(text)) throw new UsageError('Give the amount in dollars, such as 1.25.');
  return { reward: Math.round(Number(text) * 100) };
}

/** The numbers of arguments that each step takes. */
const COUNTS: Record<string, [least: number, most: number]> = {
  offers: [0, 0],
  claims: [0, 0],
  offer: [3, 3],
  approve: [1, 2],
  decline: [2, 2],
};

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, { open: { type: 'boolean', default: false } });
  if (!line) return undefined;
  const [step, ...more] = line.positionals;
  const count = step === undefined ? undefined : COUNTS[step];
  if (!step || !count) throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (more.length < count[0] || more.length > count[1])
    throw new UsageError(`${step} has the wrong number of arguments.`);
  if (line.values.open && step !== 'claims') throw new UsageError(`${step} takes no options.`);
  const [first = '', second = '', third = ''] = more;
  if (step === 'offers') return { step };
  if (step === 'claims') return { step, isOpen: line.values.open };
  if (step === 'offer') {
    const change = { id: first, tenant: second, offer: parseOffer(third) };
    if (!Value.Check(OfferChangeSchema, change))
      throw new UsageError('This offer has a value that is not allowed. Check the spelling and the format.');
    return { step, change };
  }
  if (!/^[1-9]\d{0,8}$/.test(first)) throw new UsageError('Give the number of a claim.');
  const id = Number(first);
  const decision =
    step === 'approve'
      ? { kind: 'approve', id, ...parseAmount(more[1]) }
      : { kind: 'decline', id, comment: second.trim() };
  if (!Value.Check(ClaimDecisionSchema, decision))
    throw new UsageError('The amount or the reason is not allowed.');
  return { step: 'decide', decision };
}

/** Replaces control characters, which a terminal would execute. */
const toPlain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');

const formatOffer = ({ id, tenant, firstDay, lastDay, effect, activations, title }: OfferRow): string =>
  [id.padEnd(20), tenant, `${firstDay} to ${lastDay}`, effect, `${activations} activated`, title].join('  ');

const formatClaim = ({
  id,
  tenant,
  createdAt,
  state,
  username,
  about,
  isEarned,
  decision,
}: ClaimRow): string =>
  [
    String(id).padEnd(6),
    createdAt.slice(0, 10),
    tenant,
    state.toLowerCase().padEnd(8),
    username,
    about,
    ...(isEarned && state === 'OPEN' ? ['already earned'] : []),
    ...(decision ? [decision] : []),
  ]
    .map(toPlain)
    .join('  ');

const PATH = '/cc/api/operator/rewards';

/** Runs the rewards command, which lists and changes the offers of the rewards program, and decides about claims. */
export const runRewardsCli = (deps: CommandDeps): Promise<number> => {
  const print = (lines: readonly string[]) => lines.forEach((line) => void deps.out.write(`${line}\n`));
  const printOffers = (rows: readonly OfferRow[]) =>
    print(rows.length ? rows.map(formatOffer) : ['No offers.']);
  const printClaims = (rows: readonly ClaimRow[]) =>
    print(rows.length ? rows.map(formatClaim) : ['No claims.']);
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob,
      async atDatabase(job, { db }) {
        if (job.step === 'offers') printOffers(await listOffers(db));
        else if (job.step === 'claims') printClaims(await listClaims(db, job));
        else if (job.step === 'offer') print([(await changeOffer(db, job.change, new Date())).message]);
        else print([(await decideClaim(db, job.decision, new Date())).message]);
      },
      async atShop(job, shop) {
        if (job.step === 'offers')
          printOffers((await callShop<{ offers: OfferRow[] }>(shop, `${PATH}/offers`)).offers);
        else if (job.step === 'claims')
          printClaims(
            (
              await callShop<{ claims: ClaimRow[] }>(
                shop,
                `${PATH}/claims${job.isOpen ? '?isOpen=true' : ''}`,
              )
            ).claims,
          );
        else if (job.step === 'offer')
          print([(await callShop<{ message: string }>(shop, `${PATH}/offers`, job.change)).message]);
        else print([(await callShop<{ message: string }>(shop, `${PATH}/claims`, job.decision)).message]);
      },
    },
    deps,
  );
};

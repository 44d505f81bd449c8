import {
  closeMessage,
  listMessages,
  listSubscribers,
  type MessageFilter,
  type MessageRow,
  type SubscriberRow,
} from '../../domains/content/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run messages -- list [--kind contact|feedback] [--open]
       npm run messages -- close ID
       npm run messages -- subscribers

Lists messages to the shop and feedback about the site, the newest first, closes one, or lists the subscribers of the
newsletter as tab-separated values.

  ID      as shown by list
  --kind  lists messages of the contact form, or feedback; without it, both
  --open  lists messages that have not been closed
`;

type Job = { step: 'list'; filter: MessageFilter } | { step: 'close'; id: number } | { step: 'subscribers' };

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, { kind: { type: 'string' }, open: { type: 'boolean', default: false } });
  if (!line) return undefined;
  const {
    values: { kind, open },
    positionals: [step, id, ...more],
  } = line;
  if (step !== 'list' && step !== 'close' && step !== 'subscribers')
    throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (step !== 'list' && (kind !== undefined || open)) throw new UsageError(`${step} takes no options.`);
  if (step === 'close') {
    if (!id || more.length || !/^[1-9]\d{0,8}$/.test(id)) throw new UsageError('Name the ID of one message.');
    return { step, id: Number(id) };
  }
  if (id !== undefined) throw new UsageError(`${step} takes no arguments.`);
  if (step === 'subscribers') return { step };
  if (kind !== undefined && kind !== 'contact' && kind !== 'feedback')
    throw new UsageError('--kind is contact or feedback.');
  return { step, filter: { ...(kind ? { kind } : {}), ...(open ? { isOpen: true } : {}) } };
}

const getSite = (tenant: MessageRow['tenant']) => (tenant === 'sba' ? 'business' : 'consumer');

/** Replaces control characters, which a terminal would execute. */
const toPlain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');

/** Formats a message: a line about it, then its text, indented. */
const formatMessage = (row: MessageRow): string =>
  [
    [
      String(row.id).padEnd(6),
      row.createdAt.slice(0, 16).replace('T', ' '),
      row.kind.padEnd(8),
      getSite(row.tenant),
      row.isOpen ? 'open  ' : 'closed',
      row.about,
      ...(row.from ? [row.from] : []),
      ...(row.orderNumber ? [`order ${row.orderNumber}`] : []),
      ...(row.page ? [row.page] : []),
    ]
      .map(toPlain)
      .join('  '),
    ...(row.text ? row.text.split(/\r\n|\r|\n/).map((line) => `        ${toPlain(line)}`) : []),
  ].join('\n');

const formatSubscriber = (row: SubscriberRow): string =>
  [
    row.email,
    getSite(row.tenant),
    row.confirmedAt.slice(0, 10),
    row.jobFunction ?? '',
    row.employeeSize ?? '',
    row.unsubscribePath,
  ].join('\t');

/** Runs the messages command, which lists and closes messages to the shop, and lists the subscribers of the newsletter. */
export const runMessagesCli = (deps: CommandDeps): Promise<number> => {
  const print = (lines: readonly string[]) => lines.forEach((line) => void deps.out.write(`${line}\n`));
  const printMessages = (rows: readonly MessageRow[]) =>
    print(rows.length ? rows.map(formatMessage) : ['No messages.']);
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob,
      async atDatabase(job, { db }) {
        if (job.step === 'close') print([(await closeMessage(db, job.id, new Date())).message]);
        else if (job.step === 'list') printMessages(await listMessages(db, job.filter));
        else print((await listSubscribers(db)).map(formatSubscriber));
      },
      async atShop(job, shop) {
        const path = '/cc/api/operator/messages';
        if (job.step === 'close') {
          print([(await callShop<{ message: string }>(shop, path, { id: job.id })).message]);
        } else if (job.step === 'list') {
          const { kind, isOpen } = job.filter;
          const query = new URLSearchParams({
            ...(kind ? { kind } : {}),
            ...(isOpen ? { isOpen: 'true' } : {}),
          });
          printMessages(
            (await callShop<{ messages: MessageRow[] }>(shop, query.size ? `${path}?${query}` : path))
              .messages,
          );
        } else {
          const { subscribers } = await callShop<{ subscribers: SubscriberRow[] }>(
            shop,
            '/cc/api/operator/subscribers',
          );
          print(subscribers.map(formatSubscriber));
        }
      },
    },
    deps,
  );
};

import Value from 'typebox/value';
import {
  changeAccountMessage,
  listAccountMessages,
  type MessageChange,
  MessageChangeSchema,
  type MessageRow,
} from '../../domains/account-messages/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run account-messages -- list
       npm run account-messages -- send ID sdc|sba MESSAGE
       npm run account-messages -- remove ID sdc|sba

Lists, sends, changes and removes messages of the shop to accounts.

  ID       a name of lower-case letters, digits and hyphens; sending it again changes the message
  MESSAGE  JSON, such as '{"title": "We moved", "text": "Visit our new store.", "firstDay": "2026-12-01",
           "lastDay": "2026-12-24", "link": "/stores", "linkText": "Find a store"}'
           Add "account" with a user name, or "segments", to send it to these accounts only.
`;

type Job = { step: 'list' } | { step: 'change'; change: MessageChange };

function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('The message is not JSON.');
  }
}

/** The numbers of arguments that each step takes. */
const COUNTS: Record<string, number> = { list: 0, send: 3, remove: 2 };

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {});
  if (!line) return undefined;
  const [step, ...more] = line.positionals;
  const count = step === undefined ? undefined : COUNTS[step];
  if (!step || count === undefined)
    throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (more.length !== count) throw new UsageError(`${step} has the wrong number of arguments.`);
  if (step === 'list') return { step };
  const [id = '', tenant = '', text = ''] = more;
  const change = { id, tenant, message: step === 'send' ? parseMessage(text) : null };
  if (!Value.Check(MessageChangeSchema, change))
    throw new UsageError('This message has a value that is not allowed. Check the spelling and the format.');
  return { step: 'change', change };
}

const formatMessage = ({ id, tenant, firstDay, lastDay, audience, reads, title }: MessageRow): string =>
  [id.padEnd(20), tenant, `${firstDay} to ${lastDay}`, audience, `${reads} read`, title].join('  ');

const PATH = '/cc/api/operator/account-messages';

/** Runs the account-messages command, which lists and changes the messages of the shop to accounts. */
export const runAccountMessagesCli = (deps: CommandDeps): Promise<number> => {
  const print = (lines: readonly string[]) => lines.forEach((line) => void deps.out.write(`${line}\n`));
  const printMessages = (rows: readonly MessageRow[]) =>
    print(rows.length ? rows.map(formatMessage) : ['No messages.']);
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob,
      async atDatabase(job, { db }) {
        if (job.step === 'list') printMessages(await listAccountMessages(db));
        else print([(await changeAccountMessage(db, job.change)).message]);
      },
      async atShop(job, shop) {
        if (job.step === 'list')
          printMessages((await callShop<{ messages: MessageRow[] }>(shop, PATH)).messages);
        else print([(await callShop<{ message: string }>(shop, PATH, job.change)).message]);
      },
    },
    deps,
  );
};

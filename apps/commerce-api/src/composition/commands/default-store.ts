import { US_STATES } from '@foolscap/core/vocabulary';
import {
  changeDefaultStore,
  type DefaultStore,
  type DefaultStoreChange,
  listDefaultStores,
} from '../../domains/stores/index.ts';
import { placeOfZip } from '../../kernel/geo/zip-places.ts';
import { type CommandDeps, readCommandLine, UsageError } from './command.ts';
import { runSettingCommand } from './setting-command.ts';

const USAGE = `Usage: npm run default-store
       npm run default-store -- sdc|sba [--store NUMBER] [--zip ZIP] [--state STATE]

Lists the default stores of the sites, or changes one: the store whose surroundings a shopper without a store sees.

  sdc|sba  the consumer site or the business site
  --store  the number of a store, such as 0415
  --zip    five digits; used while the shop has no such store
  --state  two letters; used while no store is near
`;

type Job = { change?: DefaultStoreChange };

/** Checks the value of an option. @param rule completes "--zip must be ..." */
function check(option: string, value: string | undefined, rule: string, isValid: (value: string) => boolean) {
  if (value === undefined || isValid(value)) return;
  throw new UsageError(`${option} must be ${rule}, but is "${value}".`);
}

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {
    store: { type: 'string' },
    zip: { type: 'string' },
    state: { type: 'string' },
  });
  if (!line) return undefined;
  const { values, positionals } = line;
  const { store, zip, state } = values;
  const [tenant, ...more] = positionals;
  const hasValues = [store, zip, state].some((value) => value !== undefined);
  if (tenant === undefined && !hasValues) return {};
  if (tenant === undefined) throw new UsageError('Name the site, sdc or sba.');
  if (tenant !== 'sdc' && tenant !== 'sba')
    throw new UsageError(`The site must be sdc or sba, but is "${tenant}".`);
  if (more.length) throw new UsageError(`Name one site. "${more.join(' ')}" is not expected.`);
  if (!hasValues) throw new UsageError('Name what to change: --store, --zip or --state.');
  check('--store', store, 'a number of one to six digits', (value) => /^\d{1,6}$/.test(value));
  check('--zip', zip, 'five digits', (value) => /^\d{5}$/.test(value));
  check('--zip', zip, 'a ZIP code of the United States', (value) => placeOfZip(value) !== undefined);
  check('--state', state, 'the two capital letters of a state, such as MO', (value) =>
    Object.hasOwn(US_STATES, value),
  );
  return {
    change: {
      tenant,
      ...(store === undefined ? {} : { storeNumber: store }),
      ...(zip === undefined ? {} : { zipCode: zip }),
      ...(state === undefined ? {} : { state }),
    },
  };
}

const row = ({ tenant, storeNumber, zipCode, state, name }: DefaultStore): string =>
  `${tenant}  store ${storeNumber}  zip ${zipCode}  state ${state}  ${name ?? '(the shop has no such store)'}`;

/** Runs the default-store command, which lists the default stores of the sites and changes them (storefront-9.23). */
export const runDefaultStoreCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<DefaultStore, DefaultStoreChange>(
    {
      usage: USAGE,
      read: readJob,
      list: listDefaultStores,
      change: changeDefaultStore,
      format: row,
      path: '/cc/api/operator/default-stores',
      name: 'default-stores',
    },
    deps,
  );

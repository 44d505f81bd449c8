import type { ContractPayment } from '@foolscap/account/model';
import { formatMoney } from '@foolscap/core/money';
import type { Db } from '../../../kernel/database/database.ts';
import { badRequest, notFound } from '../../../kernel/http/api-error.ts';
import { operatorText } from '../../../kernel/translations/reply-text.ts';
import { describeRule } from './contract-rules.ts';
import { lockContracts, settleContracts } from './contract-prices.ts';
import { type ContractRow, listContracts } from './contracts.repository.ts';

/** An operator's change to the terms of one contract; undefined keeps a term, null removes it. */
export interface ContractChange {
  customerNumber: string;
  contract: string;
  name?: string;
  startsOn?: string | null;
  endsOn?: string | null;
  priority?: number;
  isActive?: boolean;
  minimumMinor?: number | null;
  allowedPayments?: ContractPayment[] | null;
  /** Labels of the organization's addresses; null for all of them. */
  shipTo?: string[] | null;
  billTo?: string[] | null;
  hasFixedAddresses?: boolean;
}

/** A contract with its organization. */
export interface ListedContract extends ContractRow {
  customerNumber: string;
  organization: string;
}

async function findOrganization(db: Db, customerNumber: string): Promise<{ id: string; name: string }> {
  const [found, ...more] = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('customer_number', '=', customerNumber)
    .execute();
  if (!found)
    throw notFound(
      'ORGANIZATION_NOT_FOUND',
      operatorText(`There is no organization with the number ${customerNumber}.`),
    );
  if (more.length)
    throw badRequest(
      'ORGANIZATION_AMBIGUOUS',
      operatorText(`${more.length + 1} organizations have the number ${customerNumber}.`),
    );
  return found;
}

/** Lists all contracts by organization, or those of one. */
export async function listAllContracts(db: Db, customerNumber?: string): Promise<ListedContract[]> {
  const organizations = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'customer_number'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contracts').select('contracts.id').whereRef('organization_id', '=', 'organizations.id'),
      ),
    )
    .$if(customerNumber !== undefined, (query) => query.where('customer_number', '=', customerNumber!))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const listed: ListedContract[] = [];
  for (const { id, name, customer_number } of organizations)
    for (const contract of await listContracts(db, id))
      listed.push({ customerNumber: customer_number, organization: name, ...contract });
  return listed;
}

/** Replaces the addresses of one type that orders under a contract may use. */
async function setAddresses(
  trx: Db,
  contractId: string,
  organizationId: string,
  type: 'B' | 'S',
  labels: readonly string[] | null,
): Promise<void> {
  const addresses = await trx
    .selectFrom('organization_addresses')
    .select(['id', 'label'])
    .where('organization_id', '=', organizationId)
    .where('type', '=', type)
    .execute();
  const unknown = labels?.find((label) => !addresses.some((each) => each.label === label));
  if (unknown !== undefined)
    throw badRequest(
      'ADDRESS_NOT_FOUND',
      operatorText(
        `There is no ${type === 'S' ? 'ship-to' : 'bill-to'} address "${unknown}". There are: ${addresses.map(({ label }) => label).join(', ')}.`,
      ),
    );
  await trx
    .deleteFrom('contract_addresses')
    .where('contract_id', '=', contractId)
    .where('address_id', 'in', [...addresses.map(({ id }) => id), contractId])
    .execute();
  const wanted = addresses.filter(({ label }) => labels?.includes(label));
  if (wanted.length)
    await trx
      .insertInto('contract_addresses')
      .values(wanted.map(({ id }) => ({ contract_id: contractId, address_id: id })))
      .execute();
}

/**
 * Changes the terms of a contract; prices are imported. Members see it with their next call.
 * @throws ApiError 404 for an unknown organization or contract, 400 for days in the wrong order, an unknown address or an empty change
 */
export async function changeContract(
  db: Db,
  { customerNumber, contract, shipTo, billTo, ...values }: ContractChange,
  now: Date,
): Promise<{ message: string }> {
  if (shipTo === undefined && billTo === undefined && !Object.keys(values).length)
    throw badRequest('INVALID_REQUEST', operatorText('Give at least one option.'));
  return db.transaction().execute(async (trx) => {
    const organization = await findOrganization(trx, customerNumber);
    await lockContracts(trx, [organization.id]);
    const held = (await listContracts(trx, organization.id)).find(({ number }) => number === contract);
    if (!held)
      throw notFound('CONTRACT_NOT_FOUND', operatorText(`${organization.name} has no contract ${contract}.`));
    const { startsOn = held.startsOn, endsOn = held.endsOn } = values;
    if (startsOn !== null && endsOn !== null && endsOn < startsOn)
      throw badRequest('INVALID_REQUEST', operatorText('The contract ends before it starts.'));
    const { id } = await trx
      .updateTable('contracts')
      .set({
        starts_on: startsOn,
        ends_on: endsOn,
        name: values.name ?? held.name,
        priority: values.priority ?? held.priority,
        is_active: values.isActive ?? held.isActive,
        has_fixed_addresses: values.hasFixedAddresses ?? held.hasFixedAddresses,
        minimum_minor: values.minimumMinor === undefined ? held.minimumMinor : values.minimumMinor,
        ...(values.allowedPayments === undefined
          ? {}
          : { allowed_payments: values.allowedPayments && JSON.stringify(values.allowedPayments) }),
      })
      .where('organization_id', '=', organization.id)
      .where('number', '=', contract)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (shipTo !== undefined) await setAddresses(trx, id, organization.id, 'S', shipTo);
    if (billTo !== undefined) await setAddresses(trx, id, organization.id, 'B', billTo);
    await settleContracts(trx, now, [organization.id]);
    const changed = (await listContracts(trx, organization.id)).find(({ number }) => number === contract)!;
    return { message: `${organization.name}, ${contract}: ${describeContract(changed)}.` };
  });
}

/** Describes the state and terms of a contract for operators. */
export const describeContract = (contract: ContractRow): string =>
  [
    contract.isActive ? (contract.isCurrent ? 'current' : 'not current') : 'suspended',
    ...(contract.startsOn === null ? [] : [`from ${contract.startsOn}`]),
    ...(contract.endsOn === null ? [] : [`to ${contract.endsOn}`]),
    `${contract.items} items`,
    ...contract.rules.map(describeRule),
    ...(contract.priority ? [`priority ${contract.priority}`] : []),
    ...(contract.minimumMinor === null ? [] : [`minimum ${formatMoney(contract.minimumMinor)}`]),
    ...(contract.allowedPayments === null
      ? []
      : [`payments ${contract.allowedPayments.join(' ') || 'none'}`]),
    ...(contract.shipTo.length ? [`ship-to ${contract.shipTo.join(' | ')}`] : []),
    ...(contract.billTo.length ? [`bill-to ${contract.billTo.join(' | ')}`] : []),
    ...(contract.hasFixedAddresses ? ['fixed addresses'] : []),
  ].join(', ');

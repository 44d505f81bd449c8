import type { Db } from '../../kernel/database/database.ts';
import { getDocumentYear } from './days.ts';
import type { DocumentNumbersTable } from './tables.ts';

/**
 * Takes the next number of a kind of document, such as `INV-2026-000123`, in the transaction that writes the document. Numbers of a year have no gaps,
 * because a transaction that is rolled back gives its number back; others wait for it.
 */
export async function nextDocumentNumber(
  trx: Db,
  kind: DocumentNumbersTable['kind'],
  now: Date,
): Promise<string> {
  const year = getDocumentYear(now);
  const { last } = await trx
    .insertInto('document_numbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((eb) => ({ last: eb('document_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${kind}-${year}-${String(last).padStart(6, '0')}`;
}

import { demoPromotions as promotions } from '@foolscap/demo-catalog/promotions';
import { sql } from 'kysely';
import { type DemoPart, upsertRows, getVersion } from '../../kernel/database/demo-data.ts';

/** The demo promotions and coupons. A code that an operator gave to another promotion stays with that promotion. */
export const demoPromotions: DemoPart = {
  name: 'promotions',
  version: () => getVersion(promotions),
  async apply(trx) {
    const { rows: taken } = await sql<{ code: string }>`
      select upper(code) as code from promotions where source <> 'demo' and code is not null`.execute(trx);
    const codes = new Set(taken.map(({ code }) => code));
    const rows = promotions
      .filter(({ code }) => code === undefined || !codes.has(code.toUpperCase()))
      .map(({ limitPerPerson, ...promotion }) => ({
        ...promotion,
        conditions: promotion.conditions ?? {},
        limit_per_person: limitPerPerson,
        valid_until: null,
        source: 'demo',
      }));
    const changes = await upsertRows(
      trx,
      'promotions',
      'id text, tenant text, code text, name text, scope text, priority integer, conditions jsonb, benefit jsonb, ' +
        'limit_per_person integer, valid_until timestamptz, source text',
      rows.map((row, index) => ({ priority: 100 + index, ...row })),
      { key: ['id'], where: `promotions.source = 'demo'` },
    );
    // Carts and orders may refer to a promotion, so it is ended and not deleted.
    const { rows: retired } = await sql`
      update promotions set valid_until = now() where source = 'demo' and valid_until is null
        and id not in (select json_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::json))
      returning id`.execute(trx);
    return { ...changes, retired: retired.length };
  },
};

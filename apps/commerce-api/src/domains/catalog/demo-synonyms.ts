import { demoSynonyms as groups } from '@foolscap/demo-catalog/synonyms';
import { sql } from 'kysely';
import { type DemoPart, upsertRows, getVersion } from '../../kernel/database/demo-data.ts';

/** The search synonyms. Rows added by an operator are kept. */
export const demoSynonyms: DemoPart = {
  name: 'synonyms',
  version: () => getVersion(groups),
  async apply(trx) {
    const rows = Object.entries(groups).flatMap(([group_name, { typed, finds = [] }]) => [
      ...typed.map((phrase) => ({ group_name, phrase, is_target: false, source: 'demo' })),
      ...finds
        .filter((phrase) => !typed.includes(phrase))
        .map((phrase) => ({ group_name, phrase, is_target: true, source: 'demo' })),
    ]);
    const { rows: retired } = await sql`
      delete from search_synonyms s where source = 'demo'
        and not exists (select from json_to_recordset(${JSON.stringify(rows)}::json) as row (group_name text, phrase text)
          where row.group_name = s.group_name and row.phrase = s.phrase)
      returning phrase`.execute(trx);
    const changes = await upsertRows(
      trx,
      'search_synonyms',
      'group_name text, phrase text, is_target boolean, source text',
      rows,
      { key: ['group_name', 'phrase'], keep: ['source'], where: `search_synonyms.source = 'demo'` },
    );
    return { ...changes, retired: retired.length };
  },
};

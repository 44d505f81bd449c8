import { Select, Stack, Table, Text, TextField } from '@foolscap/ui/components';
import { allCopy } from '../copy/all-copy.ts';
import type { CopyRow, CopyTable } from '../copy/copy-table.ts';
import { Filters } from './Filters.tsx';
import { Section } from './Section.tsx';
import { useFilters } from './use-filters.ts';

const libraries = [...new Set(allCopy.map(({ library }) => library))];

const countRows = (tables: readonly CopyTable[]) => tables.reduce((sum, { rows }) => sum + rows.length, 0);

/** Returns the tables with the rows whose code or text contains a search text. */
function filterCopy({ library, text }: { library: string; text: string }): CopyTable[] {
  const wanted = text.trim().toLowerCase();
  return allCopy
    .filter((table) => library === '' || table.library === library)
    .map((table) => ({
      ...table,
      rows: table.rows.filter((row) => `${row.code} ${row.text}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Cases, only for tables with several per message. */
const WHEN = { id: 'when', header: 'Case', cell: ({ when }: CopyRow) => when };

function Message({ row: { text, yieldsToServer } }: { readonly row: CopyRow }) {
  return (
    <>
      {text}
      {yieldsToServer && (
        <Text size={14} tone="muted" as="div">
          If the server’s reply has a message of its own, that one is shown.
        </Text>
      )}
    </>
  );
}

/** Lists every message of the libraries and of the shop, as shoppers read it. */
export function Copy() {
  const [filters, setFilters] = useFilters({ library: '', text: '' });
  const tables = filterCopy(filters);
  return (
    <Stack gap={10}>
      <Filters shown={countRows(tables)} total={countRows(allCopy)} what="messages">
        <Select
          label="Library"
          width="medium"
          value={filters.library}
          onChange={({ target }) => setFilters({ library: target.value })}
          options={[{ value: '', label: 'All' }, ...libraries.map((value) => ({ value, label: value }))]}
        />
        <TextField
          label="Code or text"
          type="search"
          width="medium"
          value={filters.text}
          onChange={({ target }) => setFilters({ text: target.value })}
        />
      </Filters>
      {tables.map(({ library, title, rows }) => (
        <Section key={`${library} ${title}`} title={`${library}: ${title}`} note={`${rows.length} messages`}>
          <Table
            caption={`Messages of ${library}: ${title}`}
            hideCaption
            columns={[
              {
                id: 'code',
                header: 'Code',
                rowHeader: true,
                cell: (row) => <code className="copy-code">{row.code}</code>,
              },
              ...(rows.some(({ when }) => when) ? [WHEN] : []),
              { id: 'text', header: 'Message', cell: (row) => <Message row={row} /> },
            ]}
            rows={rows}
            rowKey={({ code, when }) => `${code} ${when ?? ''}`}
          />
        </Section>
      ))}
    </Stack>
  );
}

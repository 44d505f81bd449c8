import { useEffect } from 'react';
import { Badge, Select, Stack, Table, TextField } from '@foolscap/ui/components';
import { parseRules, type Rule } from '../specification/parse-rules.ts';
import { Filters } from './Filters.tsx';
import { Section } from './Section.tsx';
import { readHash, useFilters } from './use-filters.ts';
import { WithCode } from './WithCode.tsx';

const sources = import.meta.glob<string>('../../docs/specification/{cart,storefront,decisions}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pages = ['cart', 'storefront', 'decisions'].map((page) => ({
  page,
  sections: parseRules(page, sources[`../../docs/specification/${page}.md`] ?? ''),
}));

const total = pages.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules)).length;

/** Reduces the links of a rule's Markdown to their texts. */
const dropLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Scrolls to the section or rule given after `#` in a link, and moves the focus there. */
function useAnchor() {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(readHash()));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, []);
}

const COLUMNS = [
  {
    id: 'id',
    header: 'Id',
    rowHeader: true,
    cell: ({ id }: Rule) => (
      <span id={id} tabIndex={-1} className="anchor">
        {id}
      </span>
    ),
  },
  { id: 'rule', header: 'Rule', cell: ({ text }: Rule) => <WithCode text={dropLinks(text)} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }: Rule) => <Badge tone={state === 'done' ? 'success' : 'neutral'}>{state}</Badge>,
  },
];

/** Lists the rules of the specification, with an anchor for each section and rule. */
export function Specification() {
  useAnchor();
  const [filters, setFilters] = useFilters({ page: '', text: '' });
  const wanted = filters.text.trim().toLowerCase();
  const shown = pages
    .filter(({ page }) => filters.page === '' || page === filters.page)
    .map(({ page, sections }) => ({
      page,
      sections: sections
        .map((section) => ({
          ...section,
          rules: section.rules.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(wanted)),
        }))
        .filter(({ rules }) => rules.length > 0),
    }));
  return (
    <Stack gap={10}>
      <Filters
        shown={shown.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules)).length}
        total={total}
        what="rules"
      >
        <Select
          label="Part"
          width="medium"
          value={filters.page}
          onChange={({ target }) => setFilters({ page: target.value })}
          options={[{ value: '', label: 'All' }, ...pages.map(({ page }) => ({ value: page, label: page }))]}
        />
        <TextField
          label="Id or text"
          type="search"
          width="medium"
          value={filters.text}
          onChange={({ target }) => setFilters({ text: target.value })}
        />
      </Filters>
      {shown.map(({ page, sections }) => (
        <div key={page} id={page} tabIndex={-1} className="anchor-section">
          <Stack gap={10}>
            {sections.map(({ id, title, rules }) => (
              <div key={id} id={id} tabIndex={-1} className="anchor-section">
                <Section title={`${page}: ${title}`} note={`${rules.length} rules`}>
                  <Table
                    caption={`Rules of ${page}: ${title}`}
                    hideCaption
                    columns={COLUMNS}
                    rows={rules}
                    rowKey={(rule) => rule.id}
                  />
                </Section>
              </div>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

import { useEffect, useState } from 'react';
import type { StoryState } from '@foolscap/core/story-states';
import { libraryStates } from 'virtual:story-states';
import { Badge, Link, Select, Stack, Table, Text, TextField } from '@foolscap/ui/components';
import { storyStates } from '../../apps/storefront/src/story-states.ts';
import { getAnchor } from '../specification/parse-rules.ts';
import { Filters } from './Filters.tsx';
import { Section } from './Section.tsx';
import { useFilters } from './use-filters.ts';
import { filterStates, getComponents, type ListedState } from './list-states.ts';
import { WithCode } from './WithCode.tsx';

const tables = { ...libraryStates, pages: storyStates.states };

const ORIGINS: Readonly<Record<string, string>> = { ours: 'Foolscap', storybook: 'list of states' };

/** Reads the titles of all stories, from which the names of their components follow. */
function useStoryTitles(): Readonly<Record<string, string>> {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const read = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as {
        entries: Record<string, { title: string }>;
      };
      setTitles(Object.fromEntries(Object.entries(entries).map(([id, { title }]) => [id, title])));
    };
    void read();
  }, []);
  return titles;
}

function Shown({ state }: { readonly state: StoryState }) {
  return 'due' in state ? (
    <span>
      <Badge tone="warning">Due</Badge> {state.due}
    </span>
  ) : (
    <Link href={`./?path=/story/${state.story}`} target="_top">
      {state.story}
    </Link>
  );
}

function Origin({ section }: { readonly section: string }) {
  const anchor = getAnchor(section);
  if (anchor === undefined) return ORIGINS[section] ?? section;
  return (
    <Link href={`./?path=/docs/specification--docs#${anchor}`} target="_top" className="origin">
      {section}
    </Link>
  );
}

const COLUMNS = [
  { id: 'name', header: 'State', cell: ({ state }: ListedState) => state.name, rowHeader: true },
  { id: 'section', header: 'Origin', cell: ({ state }: ListedState) => <Origin section={state.section} /> },
  { id: 'story', header: 'Story', cell: ({ state }: ListedState) => <Shown state={state} /> },
  {
    id: 'recipe',
    header: 'In the shop',
    cell: ({ state }: ListedState) =>
      'recipe' in state && (
        <Text as="span" size={14} tone={state.recipe.startsWith('Storybook only:') ? 'muted' : 'ink'}>
          <WithCode text={state.recipe} />
        </Text>
      ),
  },
];

const list = (values: readonly string[]) => [
  { value: '', label: 'All' },
  ...values.map((value) => ({ value, label: value })),
];

/** Lists the story states of every library, with filters that are part of the URL. */
export function States() {
  const titles = useStoryTitles();
  const [filters, setFilters] = useFilters({ library: '', component: '', text: '' });
  const all = Object.entries<readonly StoryState[]>(tables).flatMap(([library, states]) =>
    states.map((state): ListedState => ({
      library,
      component: 'story' in state ? (titles[state.story]?.split('/').at(-1) ?? '') : '',
      state,
    })),
  );
  const shown = filterStates(all, filters);
  // Ordered by file name, with the pages of the shop last.
  const libraries = [...new Set(all.map(({ library }) => library))].sort(
    (a, b) => Number(a === 'pages') - Number(b === 'pages') || a.localeCompare(b),
  );
  return (
    <Stack gap={10}>
      <Filters shown={shown.length} total={all.length} what="states">
        <Select
          label="Library"
          width="medium"
          value={filters.library}
          onChange={({ target }) => setFilters({ library: target.value, component: '' })}
          options={list(libraries)}
        />
        <Select
          label="Component"
          width="medium"
          value={filters.component}
          onChange={({ target }) => setFilters({ component: target.value })}
          options={list(getComponents(all, filters.library))}
        />
        <TextField
          label="State, origin or steps"
          type="search"
          width="medium"
          value={filters.text}
          onChange={({ target }) => setFilters({ text: target.value })}
        />
      </Filters>
      {libraries.map((library) => {
        const rows = shown.filter((row) => row.library === library);
        return rows.length === 0 ? null : (
          <Section key={library} title={library} note={`${rows.length} states`}>
            <Table
              className="states-table"
              caption={`States of ${library}`}
              hideCaption
              columns={COLUMNS}
              rows={rows}
              rowKey={({ state }) => state.name}
            />
          </Section>
        );
      })}
    </Stack>
  );
}

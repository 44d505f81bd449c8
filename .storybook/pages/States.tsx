import type { StoryState, LibraryStoryStates } from '@foolscap/core/story-states';
import { Badge, Link, Stack, Table } from '@foolscap/ui/components';
import { Section } from './Section.tsx';

const tables = import.meta.glob<LibraryStoryStates>(
  ['../../libs/*/src/story-states.ts', '../../apps/storefront/src/story-states.ts'],
  { import: 'storyStates', eager: true },
);

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

/** Lists the story states of every library. */
export function States() {
  return (
    <Stack gap={12}>
      {Object.entries(tables).map(([path, { states }]) => {
        const name = path.split('/').at(-3) ?? path;
        return (
          <Section key={path} title={name} note={`${states.length} states`}>
            <Table
              caption={`States of ${name}`}
              hideCaption
              columns={[
                { id: 'name', header: 'State', cell: (state) => state.name, rowHeader: true },
                { id: 'section', header: 'Source', cell: (state) => state.section },
                { id: 'story', header: 'Story', cell: (state) => <Shown state={state} /> },
                {
                  id: 'recipe',
                  header: 'In the shop',
                  cell: (state) => ('recipe' in state ? state.recipe : undefined),
                },
              ]}
              rows={states}
              rowKey={({ name: state }) => state}
            />
          </Section>
        );
      })}
    </Stack>
  );
}

import { Stack, Table } from '@foolscap/ui/components';
import { copyOf } from './copyOf.ts';
import { Section } from './Section.tsx';
import { THRESHOLD } from '../../apps/storefront/src/threshold.ts';

const sources = import.meta.glob<string>(
  [
    '../../libs/*/src/**/messages.ts',
    '../../apps/storefront/src/copy.ts',
    '../../apps/storefront/src/screens/home-copy.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The library; of the application also which of its tables. */
const titleOf = (file: string) => {
  const [room, name = file] = file.split('/');
  return room === 'apps' ? `${name}: ${file.endsWith('home-copy.ts') ? 'start page' : 'every page'}` : name;
};

/** Every sentence that the libraries choose by code or by name, as it stands in their sources. */
export function Copy() {
  return (
    <Stack gap={12}>
      {Object.entries(sources).map(([path, source]) => {
        const file = path.replace('../../', '');
        return (
          <Section key={file} title={titleOf(file)} note={file}>
            <Table
              caption={`Words of ${file}`}
              hideCaption
              columns={[
                { id: 'by', header: 'Chosen by', cell: ({ chosenBy }) => chosenBy, rowHeader: true },
                { id: 'text', header: 'What it says', cell: ({ text }) => text },
              ]}
              rows={copyOf(source, { THRESHOLD }).map((row, place) => ({ ...row, id: String(place) }))}
              rowKey={({ id }) => id}
            />
          </Section>
        );
      })}
    </Stack>
  );
}

import { Stack, Table } from '@foolscap/ui/components';
import { extractMessages } from './extractMessages.ts';
import { Section } from './Section.tsx';
import { THRESHOLD } from '../../apps/storefront/src/shell/threshold.ts';

const sources = import.meta.glob<string>(
  [
    '../../libs/*/src/**/messages.ts',
    '../../apps/storefront/src/shell/copy.ts',
    '../../apps/storefront/src/screens/home-copy.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Name of the library; for the application also of the table. */
const getTitle = (file: string) => {
  const [room, name = file] = file.split('/');
  return room === 'apps' ? `${name}: ${file.endsWith('home-copy.ts') ? 'home page' : 'every page'}` : name;
};

/** Lists every message that the libraries select by code or by name, from their sources. */
export function Copy() {
  return (
    <Stack gap={12}>
      {Object.entries(sources).map(([path, source]) => {
        const file = path.replace('../../', '');
        return (
          <Section key={file} title={getTitle(file)} note={file}>
            <Table
              caption={`Messages of ${file}`}
              hideCaption
              columns={[
                { id: 'by', header: 'Key', cell: ({ chosenBy }) => chosenBy, rowHeader: true },
                { id: 'text', header: 'Message', cell: ({ text }) => text },
              ]}
              rows={extractMessages(source, { THRESHOLD }).map((row, place) => ({
                ...row,
                id: String(place),
              }))}
              rowKey={({ id }) => id}
            />
          </Section>
        );
      })}
    </Stack>
  );
}

import { Badge, Select, Stack, Table } from '@foolscap/ui/components';
import { explainNavItem, NAV_REASONS } from '@foolscap/header/model';
import type { NavContext, NavItem } from '@foolscap/header/model';
import { aNavContext } from '@foolscap/header/testing';
import sba from '../../apps/commerce-api/src/domains/navigation/default-documents/sba.json';
import sdc from '../../apps/commerce-api/src/domains/navigation/default-documents/sdc.json';
import { Filters } from './Filters.tsx';
import { Section } from './Section.tsx';
import { useFilters } from './use-filters.ts';

type Item = Partial<NavItem> & { readonly id: string; readonly label: string };

const SITES = { sdc: 'Consumer site', sba: 'Business site' } as const;

/** Facts about typical users. */
const PERSONS = {
  guest: { title: 'Guest', facts: { groups: ['GUEST'] } },
  shopper: { title: 'Registered shopper', facts: { loggedIn: true, groups: ['REGISTERED', 'NON_MEMBER'] } },
  buyer: { title: 'Buyer of an organization', facts: { loggedIn: true, groups: ['REGISTERED', 'BUYER'] } },
  admin: {
    title: 'Admin of an organization',
    facts: { loggedIn: true, groups: ['REGISTERED', 'ADMIN'], permissions: ['MANAGE_USERS'] },
  },
  saml: {
    title: 'Admin with single sign-on',
    facts: { loggedIn: true, flow: 'SAML', groups: ['REGISTERED', 'ADMIN'], permissions: ['MANAGE_USERS'] },
  },
  print: {
    title: 'Member of a print organization',
    facts: { loggedIn: true, routeId: 'HIT', groups: ['REGISTERED', 'BUYER'] },
  },
  service: { title: 'Customer service', facts: { loggedIn: true, flow: 'CSR', groups: ['REGISTERED'] } },
} satisfies Record<string, { title: string; facts: Partial<NavContext> }>;

const isPerson = (name: string): name is keyof typeof PERSONS => Object.hasOwn(PERSONS, name);

/** The toggles that are on in a new shop. */
const TOGGLES = ['helpCenter', 'giftCardLink', 'recommendations'];

const listLimited = ({ hat, bar, tools, footer }: typeof sdc | typeof sba): Item[] =>
  [hat, bar, tools, ...footer.columns.map(({ items }) => items), footer.legal]
    .flatMap((items) => items as Item[])
    .filter(({ permissionlimit, usergroups }) => permissionlimit || usergroups);

const RESULTS = { true: 'matched', false: 'not matched', undefined: 'checked in the browser' } as const;

/** Explains for a chosen user which limited links of both sites are shown. */
export function LinkVisibility() {
  const [{ person, site }, setFilters] = useFilters({ person: 'guest', site: '' });
  const { facts } = PERSONS[isPerson(person) ? person : 'guest'];
  const sites = (['sdc', 'sba'] as const).filter((each) => site === '' || each === site);
  const tables = sites.map((tenant) => ({
    tenant,
    rows: listLimited(tenant === 'sdc' ? sdc : sba).map((item) => ({
      item,
      ...explainNavItem(item, aNavContext({ tenant, toggles: TOGGLES, ...facts })),
    })),
  }));
  const rows = tables.flatMap((table) => table.rows);
  return (
    <Stack gap={10}>
      <Filters
        shown={rows.filter(({ verdict }) => verdict === 'visible').length}
        total={rows.length}
        what="limited links are visible"
      >
        <Select
          label="Person"
          value={person}
          onChange={({ target }) => setFilters({ person: target.value })}
          options={Object.entries(PERSONS).map(([value, { title }]) => ({ value, label: title }))}
        />
        <Select
          label="Site"
          value={site}
          onChange={({ target }) => setFilters({ site: target.value })}
          options={[
            { value: '', label: 'Both' },
            ...Object.entries(SITES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Filters>
      {tables.map((table) => (
        <Section key={table.tenant} title={SITES[table.tenant]}>
          <Table
            caption={`Limited links: ${SITES[table.tenant]}`}
            hideCaption
            columns={[
              { id: 'link', header: 'Link', rowHeader: true, cell: ({ item }) => item.label },
              {
                id: 'verdict',
                header: 'Verdict',
                cell: ({ verdict }) => (
                  <Badge tone={verdict === 'visible' ? 'success' : 'neutral'}>{verdict}</Badge>
                ),
              },
              { id: 'reason', header: 'Reason', cell: ({ reason }) => NAV_REASONS[reason] },
              {
                id: 'codes',
                header: 'Codes',
                cell: ({ codes }) =>
                  codes
                    .map(
                      ({ code, isNegative, isMatched }) =>
                        `${isNegative ? '!' : ''}${code} ${RESULTS[`${isMatched}`]}`,
                    )
                    .join('; '),
              },
            ]}
            rows={table.rows}
            rowKey={({ item }) => item.id}
          />
        </Section>
      ))}
    </Stack>
  );
}

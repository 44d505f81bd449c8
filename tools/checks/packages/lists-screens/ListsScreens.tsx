// ListsScreens.tsx
import { ListPage, ListsPage, PublicListPage } from '@foolscap/lists/feature';
import type { ListDetailsQuery } from '@foolscap/lists/contract';
import { ButtonLink, Link, SectionHeading, Stack } from '@foolscap/ui/components';
import { linkHref, listHref, listsHref } from './addresses.ts';

interface Address {
  id: string;
  query: ListDetailsQuery;
}

/** The list of lists. */
export const ListsScreen = ({ query }: Address) => (
  <>
    <SectionHeading level={1}>Your lists</SectionHeading>
    <ListsPage
      page={Number(query.page ?? 1)}
      hrefFor={({ id }) => listHref(id)}
      hrefForPage={listsHref}
      guestNotice={<p>Your lists stay on this device until you sign in.</p>}
    />
  </>
);

/** One list; without `linkHrefFor` it cannot be shared by a link. */
export const ListScreen = ({ id, query }: Address) => (
  <Stack gap={4}>
    <Link href={listsHref()}>All lists</Link>
    <ListPage
      key={id}
      listId={id}
      query={query}
      hrefFor={(other) => listHref(id, other)}
      onQuery={(other) => location.assign(listHref(id, other))}
      linkHrefFor={linkHref}
      goneActions={<ButtonLink href={listsHref()}>All lists</ButtonLink>}
    />
  </Stack>
);

/** The list of a public link, for everyone. */
export const LinkScreen = ({ id, query }: Address) => (
  <PublicListPage linkId={id} query={query} hrefFor={(other) => linkHref(id, other)} />
);

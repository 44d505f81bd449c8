import { useLocation } from 'react-router';
import { catalogActions } from '@foolscap/catalog/state';
import { itemSearchActions, listsActions } from '@foolscap/lists/state';
import { Container } from '@foolscap/ui/components';
import { listPagesPart } from '../parts/list-pages.part.ts';
import { listsPart } from '../parts/lists.part.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { lazySection } from '../rendering/lazy-section.tsx';
import { readListsAddress } from '../routing/lists-address.ts';
import type { ListsAddress } from '../routing/lists-address.ts';
import { useRouteParams } from '../routing/route-params.ts';
import styles from './Screen.module.scss';

export const parts = [listsPart, listPagesPart];

const loadLists = () => import('./lists/ListsView.tsx');
const loadList = () => import('./lists/ListView.tsx');
const loadPublicList = () => import('./lists/PublicListView.tsx');

const VIEWS: Readonly<Record<ListsAddress['show'], ReturnType<typeof lazySection>>> = {
  lists: lazySection(loadLists),
  list: lazySection(loadList),
  public: lazySection(loadPublicList),
};

export const sections: PageExports['sections'] = ({ params, search }) => [
  VIEWS[readListsAddress('', params, search).show],
];

export const load: PageExports['load'] = ({ params, search }) => {
  const address = readListsAddress('', params, search);
  if (address.show === 'list') {
    const { listId, query } = address;
    return [listsActions.listRequested({ listId, query })];
  }
  if (address.show === 'public') {
    const { linkId, query } = address;
    return [listsActions.publicListRequested({ linkId, query })];
  }
  if (address.find)
    return [itemSearchActions.itemSearchRequested({ text: address.find, page: address.page })];
  return [
    listsActions.formChanged({ ActivePagination: address.page }),
    // The dialog shows the name of the item.
    ...(address.add ? [catalogActions.productRequested({ sku: address.add.itemId })] : []),
  ];
};

/** The shopping lists, one of them, or the list of a public link, as the address says. */
export default function ListsScreen() {
  const { pathname, search } = useLocation();
  const { show } = readListsAddress(pathname, useRouteParams(), new URLSearchParams(search));
  const { Screen } = VIEWS[show];
  return (
    <Container>
      <div className={styles.page}>
        <Screen />
      </div>
    </Container>
  );
}

import { useLocation } from 'react-router';
import { catalogActions } from '@foolscap/catalog/state';
import { listsActions } from '@foolscap/lists/state';
import { Container } from '@foolscap/ui/components';
import { listsPart } from '../parts/lists.part.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { lazySection } from '../rendering/lazy-section.tsx';
import { readListsAddress } from '../routing/lists-address.ts';
import type { ListsAddress } from '../routing/lists-address.ts';
import { useRouteParams } from '../routing/route-params.ts';
import { listImport } from './lists/list-import.ts';
import styles from './Screen.module.scss';

export const parts = [listsPart];

const loadLists = () => import('./lists/ListsView.tsx');
const loadList = () => import('./lists/ListView.tsx');
const loadPublicList = () => import('./lists/PublicListView.tsx');

const VIEWS: Readonly<Record<ListsAddress['show'], ReturnType<typeof lazySection>>> = {
  lists: lazySection(loadLists),
  list: lazySection(loadList),
  public: lazySection(loadPublicList),
};

export const sections: PageExports['sections'] = ({ params, search }) => {
  const { show } = readListsAddress('', params, search);
  return show === 'list' ? [VIEWS.list, listImport] : [VIEWS[show]];
};

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
  // The section of all lists loads the items that it finds.
  if (address.find) return [];
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

import { useLocation } from 'react-router';
import { catalogActions } from '@foolscap/catalog/state';
import { listsActions } from '@foolscap/lists/state';
import { Container } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { readListsAddress } from './lists-address.ts';
import type { ListsAddress } from './lists-address.ts';
import { useRouteParams } from '../../routing/route-params.ts';
import styles from '../../shell/Screen.module.scss';
import { listsFeature } from './feature.ts';

export const features = [listsFeature];

const VIEWS = {
  lists: lazyFeature(() => import('./ListsView.tsx'), { as: 'section' }),
  list: lazyFeature(() => import('./ListView.tsx'), { as: 'section' }),
  public: lazyFeature(() => import('./PublicListView.tsx'), { as: 'section' }),
} satisfies Record<ListsAddress['show'], unknown>;

export const sections: FeatureExports['sections'] = ({ params, search }) => [
  VIEWS[readListsAddress('', params, search).show],
];

export const load: FeatureExports['load'] = ({ params, search }) => {
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

/** The shopping lists, one of them, or the list behind a public link, depending on the URL. */
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

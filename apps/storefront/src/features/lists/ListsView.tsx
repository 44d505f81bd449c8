import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { selectIsSignedIn } from '@foolscap/account/state';
import { selectProduct } from '@foolscap/catalog/state';
import { AddToList, ItemSearch, ListsPage } from '@foolscap/lists/feature';
import { itemSearchActions, listsActions, selectListsForm, selectListsOverview } from '@foolscap/lists/state';
import type { ItemToAdd } from '@foolscap/lists/state';
import { Alert, Link, SectionHeading } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { findItemPath, getListsForm, listPath, listsPath } from './list-paths.ts';
import { readListsAddress } from './lists-address.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { listsFeature } from './feature.ts';
import FoundItemTile from './FoundItemTile.tsx';
import { LISTS_SCREEN_MESSAGES } from './lists-messages.ts';

const { listPages: texts } = LISTS_SCREEN_MESSAGES;

export const features = [listsFeature];

export const load: FeatureExports['load'] = ({ params, search }) => {
  const address = readListsAddress('', params, search);
  return address.show === 'lists' && address.find
    ? [itemSearchActions.itemSearchRequested({ text: address.find, page: address.page })]
    : [];
};

/**
 * All of the shopper's lists. A URL may open the drawer for a new list, or the dialog for an item, and is then replaced with the page's
 * own.
 */
export default function ListsView() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { tenant, basename } = useShop();
  const { pathname, search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const product = useSelector(selectProduct);
  const address = readListsAddress(pathname, {}, new URLSearchParams(search));

  const isCreating = address.show === 'lists' && address.isCreating;
  // From a product link that was followed before its script had loaded.
  const add = address.show === 'lists' ? address.add : undefined;
  const isNamed = product.key === add?.itemId && ['ready', 'failed'].includes(product.load.phase);
  const title = product.load.value?.title;
  const wanted =
    add && isNamed ? JSON.stringify({ name: title ?? texts.item(add.itemId), ...add }) : undefined;
  const hrefForList = (listId: string) => listPath(tenant, listId);
  const plainPath = listsPath(tenant, address.show === 'lists' ? address.page : 1);
  useEffect(() => {
    if (isCreating) dispatch(listsActions.createListOpened());
    if (wanted) dispatch(listsActions.addToListOpened({ items: [JSON.parse(wanted) as ItemToAdd] }));
    // A reload, or going back to this page, must not open them again.
    if (isCreating || wanted) void navigate(plainPath, { replace: true, state: { keepsPlace: true } });
  }, [dispatch, isCreating, navigate, plainPath, wanted]);
  // Stays mounted once shown, so that it closes with a transition.
  const [wasAdding, setWasAdding] = useState(false);
  if (wanted && !wasAdding) setWasAdding(true);

  const overview = useSelector(selectListsOverview);
  const form = useSelector(selectListsForm);
  const find = address.show === 'lists' ? address.find : '';
  const hasNoLists =
    overview.value?.metadata.totalItems === 0 && form.SelectedListsType === 'ALL_LIST' && !form.SearchText;

  return (
    <>
      <SectionHeading level={1}>{texts.lists}</SectionHeading>
      {(find || !hasNoLists) && (
        <ItemSearch
          text={find}
          page={address.show === 'lists' ? address.page : 1}
          {...getListsForm(tenant, basename)}
          hrefFor={(text, page) => findItemPath(tenant, text, page)}
          onSearch={(text) => void navigate(findItemPath(tenant, text))}
          hrefForList={hrefForList}
          renderItem={(item) => <FoundItemTile item={item} />}
        />
      )}
      {!find && (
        <ListsPage
          hrefFor={({ id }) => hrefForList(id)}
          hrefForPage={(page) => listsPath(tenant, page)}
          guestNotice={
            !isSignedIn && (
              <Alert kind="info">
                <Link href={signInPath(tenant, `${basename}${pathname}${search}`)}>{texts.signIn}</Link>{' '}
                {texts.toKeep}
              </Alert>
            )
          }
        />
      )}
      {wasAdding && <AddToList hrefForList={hrefForList} />}
    </>
  );
}

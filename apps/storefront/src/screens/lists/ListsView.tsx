import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { selectIsSignedIn } from '@foolscap/account/state';
import { ItemSearch, ListsPage } from '@foolscap/lists/feature';
import { listsActions, selectListsForm, selectListsOverview } from '@foolscap/lists/state';
import { Alert, lazyComponent, Link, SectionHeading } from '@foolscap/ui/components';
import { listPagesPart } from '../../parts/list-pages.part.ts';
import { listsPart } from '../../parts/lists.part.ts';
import { findItemPath, getListsForm, listPath, listsPath } from '../../routing/list-paths.ts';
import { readListsAddress } from '../../routing/lists-address.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';

export const parts = [listsPart, listPagesPart];

/** With the chunk of all overlays. */
const AddToListDialog = lazyComponent(() => import('./AddToListDialog.tsx'));

/** All lists of the shopper; an address may open the drawer of a new list, or the dialog for an item. */
export default function ListsView() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { tenant, basename } = useShop();
  const { pathname, search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const address = readListsAddress(pathname, {}, new URLSearchParams(search));

  const isCreating = address.show === 'lists' && address.isCreating;
  useEffect(() => {
    if (isCreating) dispatch(listsActions.createListOpened());
  }, [dispatch, isCreating]);
  // The link of a product page whose script had not arrived when it was pressed.
  const add = address.show === 'lists' ? address.add : undefined;
  const wanted = add && JSON.stringify(add);
  useEffect(() => {
    if (!wanted) return;
    const { itemId, qty } = JSON.parse(wanted) as NonNullable<typeof add>;
    dispatch(listsActions.addToListOpened({ items: [{ itemId, qty, name: `Item ${itemId}` }] }));
  }, [dispatch, wanted]);

  const overview = useSelector(selectListsOverview);
  const form = useSelector(selectListsForm);
  const find = address.show === 'lists' ? address.find : '';
  const hasNoLists =
    overview.value?.metadata.totalItems === 0 && form.SelectedListsType === 'ALL_LIST' && !form.SearchText;

  return (
    <>
      <SectionHeading level={1}>Lists</SectionHeading>
      {(find || !hasNoLists) && (
        <ItemSearch
          text={find}
          page={address.show === 'lists' ? address.page : 1}
          {...getListsForm(tenant, basename)}
          hrefFor={(text, page) => findItemPath(tenant, text, page)}
          onSearch={(text) => void navigate(findItemPath(tenant, text))}
          hrefForList={(listId) => listPath(tenant, listId)}
        />
      )}
      {!find && (
        <ListsPage
          hrefFor={({ id }) => listPath(tenant, id)}
          hrefForPage={(page) => listsPath(tenant, page)}
          guestNotice={
            !isSignedIn && (
              <Alert kind="info">
                <Link href={signInPath(tenant, `${basename}${pathname}${search}`)}>Sign in</Link> to keep your
                lists and to see them on other devices.
              </Alert>
            )
          }
        />
      )}
      {add && <AddToListDialog />}
    </>
  );
}

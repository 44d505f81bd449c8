import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectIsSignedIn } from '@foolscap/account/state';
import { ListsPage } from '@foolscap/lists/feature';
import { listsActions } from '@foolscap/lists/state';
import { Alert, lazyComponent, Link, SectionHeading } from '@foolscap/ui/components';
import { listsPart } from '../../parts/lists.part.ts';
import { listPath, listsPath } from '../../routing/list-paths.ts';
import { readListsAddress } from '../../routing/lists-address.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';

export const parts = [listsPart];

/** With the chunk of all overlays. */
const AddToListDialog = lazyComponent(() => import('./AddToListDialog.tsx'));

/** All lists of the shopper; an address may open the drawer of a new list, or the dialog for an item. */
export default function ListsView() {
  const dispatch = useDispatch();
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

  return (
    <>
      <SectionHeading level={1}>Lists</SectionHeading>
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
      {add && <AddToListDialog />}
    </>
  );
}

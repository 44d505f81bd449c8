import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { cartActions } from '@foolscap/cart/state';
import { PublicListPage } from '@foolscap/lists/feature';
import { Button, ButtonLink } from '@foolscap/ui/components';
import { listsPart } from '../../parts/lists.part.ts';
import { publicListPath } from '../../routing/list-paths.ts';
import { readListsAddress } from '../../routing/lists-address.ts';
import { useRouteParams } from '../../routing/route-params.ts';

export const parts = [listsPart];

/** The list of a public link. */
export default function PublicListView() {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const address = readListsAddress('', useRouteParams(), new URLSearchParams(search));
  if (address.show !== 'public') return null;
  const { linkId, query } = address;
  return (
    <PublicListPage
      linkId={linkId}
      query={query}
      hrefFor={(other) => publicListPath(linkId, other)}
      renderActions={(items, isWholeList) =>
        items.length > 0 && (
          <p>
            <Button
              variant="primary"
              icon="cart"
              onClick={() => dispatch(cartActions.addToCartRequested(items))}
            >
              {isWholeList ? 'Add all to cart' : 'Add the items of this page to cart'}
            </Button>
          </p>
        )
      }
      goneActions={
        <ButtonLink href="/" variant="primary">
          Start shopping
        </ButtonLink>
      }
    />
  );
}

import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { CartRoot } from '@foolscap/cart/state';
import { PublicListPage } from '@foolscap/lists/feature';
import { ButtonLink } from '@foolscap/ui/components';
import { publicListPath } from './list-paths.ts';
import { readListsAddress } from './lists-address.ts';
import { useRouteParams } from '../../routing/route-params.ts';
import { listsFeature } from './feature.ts';
import { LISTS_SCREEN_MESSAGES } from './lists-messages.ts';

const { listPages: texts } = LISTS_SCREEN_MESSAGES;

export const features = [listsFeature];

/** Selects whether an add to the cart is still in flight. */
const selectIsAdding = ({ cart }: CartRoot) => Object.values(cart.pending).some(({ kind }) => kind === 'add');

/** The list behind a public link. */
export default function PublicListView() {
  const isAdding = useSelector(selectIsAdding);
  const { search } = useLocation();
  const address = readListsAddress('', useRouteParams(), new URLSearchParams(search));
  if (address.show !== 'public') return null;
  const { linkId, query } = address;
  return (
    <PublicListPage
      linkId={linkId}
      query={query}
      hrefFor={(other) => publicListPath(linkId, other)}
      offersAddToCart
      isAddingToCart={isAdding}
      goneActions={
        <ButtonLink href="/" variant="primary">
          {texts.shop}
        </ButtonLink>
      }
    />
  );
}

import { useLocation } from 'react-router';
import type { CartItem } from '@foolscap/cart/contract';
import { LineDetails } from '@foolscap/cart/feature';
import { offersActions } from '@foolscap/cart/state';
import { CART_FORM_PATHS } from '../../forms/cart-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import type { PageAddress } from '../../routing/page-address.ts';

/** Query parameters that show suggestions to shoppers without JavaScript; each value is the id of a line. */
const SUGGESTIONS = ['alternatives', 'services'] as const;

const getSuggestions = (search: URLSearchParams) =>
  SUGGESTIONS.flatMap((kind) => {
    const cartItemId = search.get(kind);
    return cartItemId ? [{ cartItemId, kind }] : [];
  })[0];

/** Returns the actions that load the suggestions requested by a URL. */
export const loadLineDetails = ({ search }: PageAddress) =>
  getSuggestions(search) ? [offersActions.offersRequested()] : [];

/** The details of a line on the cart page, rendered if `hasLineDetails` is true, which most carts do not need. */
export function LineDetailsSection({ line, onAct }: { line: CartItem; onAct?: () => void }) {
  const search = new URLSearchParams(useLocation().search);
  return (
    <LineDetails
      line={line}
      onAct={onAct}
      links={{
        getHref: (cartItemId, kind) => `/cart?${kind}=${cartItemId}`,
        shown: getSuggestions(search),
      }}
      forms={{
        services: { action: CART_FORM_PATHS.services, fields: <FormFields purpose="services" /> },
        offer: { action: CART_FORM_PATHS.offer, fields: <FormFields purpose="offer" /> },
      }}
    />
  );
}

import { useLocation } from 'react-router';
import type { CartItem } from '@foolscap/cart/contract';
import { LineDetails } from '@foolscap/cart/feature';
import { offersActions } from '@foolscap/cart/state';
import { CART_FORM_PATHS } from '../../forms/cart-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import type { PageAddress } from '../../routing/page-address.ts';

/** The query parameters that show suggestions to shoppers without JavaScript, with the id of the line. */
const SUGGESTIONS = ['alternatives', 'services'] as const;

const getSuggestions = (search: URLSearchParams) =>
  SUGGESTIONS.flatMap((kind) => {
    const cartItemId = search.get(kind);
    return cartItemId ? [{ cartItemId, kind }] : [];
  })[0];

/** Actions that load the suggestions that an address shows. */
export const loadLineDetails = ({ search }: PageAddress) =>
  getSuggestions(search) ? [offersActions.offersRequested()] : [];

/** The details of a line of the cart page, where `hasLineDetails` is true: most carts have none. */
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

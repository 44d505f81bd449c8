// CartScreen.tsx
import {
  CartPage,
  Coupons,
  FreeItems,
  FurnitureServices,
  SavedItems,
  SaveForLater,
} from '@foolscap/cart/feature';
import { ButtonLink, SectionHeading } from '@foolscap/ui/components';

// Slots that keep their identity are not rendered again with each change of the cart.
const coupons = <Coupons />;
const below = (
  <>
    <FreeItems />
    <SavedItems />
  </>
);
const toProducts = (
  <ButtonLink href="#products" variant="primary">
    Start shopping
  </ButtonLink>
);

/** The cart page with its optional parts. */
export const CartScreen = () => (
  <>
    <SectionHeading level={1}>Your cart</SectionHeading>
    <CartPage
      checkoutHref="#checkout"
      LineActions={SaveForLater}
      LineDetails={FurnitureServices}
      aboveTotals={coupons}
      below={below}
      emptyActions={toProducts}
    />
  </>
);

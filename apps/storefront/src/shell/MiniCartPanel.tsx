import type { SavedItemsProps } from '@foolscap/cart/feature';
import { MiniCart } from '@foolscap/cart/mini-cart';
import type { MiniCartProps } from '@foolscap/cart/mini-cart';
import { signInAddress } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { Alert, ButtonLink, EmptyState } from '@foolscap/ui/components';
import { miniCartPart } from '../parts/mini-cart.part.ts';
import { lazySection } from '../rendering/lazy-section.tsx';
import { belowRoot } from '../routing/tenant-path.ts';
import { useShop } from './shop-context.ts';

export const parts = [miniCartPart];

type SavedProps = Pick<SavedItemsProps, 'empty' | 'showsHeading'>;

/** Replaces the saved items if their chunk fails to load. */
const NoSavedItems = (_: SavedProps) => (
  <Alert actions={<ButtonLink href="/cart">View cart</ButtonLink>}>We couldn’t load your saved items.</Alert>
);

const savedItems = lazySection<SavedProps>(() =>
  import('../screens/cart/saved-items.tsx').then(
    ({ SavedItemsSection, parts }) => ({ default: SavedItemsSection, parts }),
    () => ({ default: NoSavedItems }),
  ),
);

/** The panel shows without the lists if their chunk fails to load. */
const loadLists = () => import('./MiniCartLists.tsx').catch(() => ({ default: () => null }));
const lists = lazySection(loadLists);

const saved = (
  <>
    <savedItems.Screen
      showsHeading={false}
      empty={
        <EmptyState title="Nothing saved for later." level={3}>
          Save items in your cart to buy them another time.
        </EmptyState>
      }
    />
    <lists.Screen />
  </>
);

/** The mini cart of the header's cart link, with the shop's pages and the saved items. */
export default function MiniCartPanel(props: Pick<MiniCartProps, 'opener' | 'onClose'>) {
  const { tenant, basename } = useShop();
  return (
    <MiniCart
      {...props}
      cartHref="/cart"
      checkoutHref="/checkout"
      signInHref={belowRoot(signInAddress(tenant, `${basename}/checkout`) ?? LOGIN_PATH, basename)}
      saved={saved}
    />
  );
}

import { useLocation } from 'react-router';
import { CartPage } from '@foolscap/cart/feature';
import { CART_MESSAGES, cartMessageText } from '@foolscap/cart/model';
import { Alert, ButtonLink, Container, SectionHeading, ImageWithFallback } from '@foolscap/ui/components';
import type { CartItem } from '@foolscap/cart/contract';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import type { LazyScreen } from '../rendering/lazy-screen.tsx';
import { lazySection } from '../rendering/lazy-section.tsx';
import { useShop } from '../shell/shop-context.ts';
import styles from './Screen.module.scss';

// One chunk for all, so that the list announces what a button has saved.
const openSections = () => import('./cart/sections.tsx');
const below = lazySection(async () => {
  const { Below, parts, load } = await openSections();
  return { default: Below, parts, load };
});
const saveLine = lazySection<{ line: CartItem }>(async () => {
  const { SaveLine, parts } = await openSections();
  return { default: SaveLine, parts };
});
const lineServices = lazySection<{ line: CartItem }>(async () => {
  const { LineServices, parts } = await openSections();
  return { default: LineServices, parts };
});

const coupons = lazySection(async () => {
  const { CouponsSection, parts } = await openSections();
  return { default: CouponsSection, parts };
});
// One element, so that the summary keeps the server's markup until its code has loaded.
const couponsElement = <coupons.Screen />;

export const sections = () => [below, coupons, saveLine, lineServices] as LazyScreen[];

/** Text of a refused change; the reason is that of an item, or of the whole cart. */
function refusalText(code: string): string {
  const text: unknown = CART_MESSAGES.line[code as keyof typeof CART_MESSAGES.line];
  return typeof text === 'string' ? text : cartMessageText({ code });
}

export default function CartScreen() {
  const { store } = useShop();
  // The error of a form submission without JavaScript.
  const search = new URLSearchParams(useLocation().search);
  const code = search.get('error');
  const justAdded = search.get('itemIds')?.split(',');
  const lineNotices = (search.get('lines') ?? '').split(',').flatMap((pair) => {
    const [cartItemId, code] = pair.split(':');
    return cartItemId && code ? [{ cartItemId, code }] : [];
  });
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>Your cart</SectionHeading>
        {code && <Alert kind="failure">{refusalText(code)}</Alert>}
        <CartPage
          lineNotices={lineNotices}
          {...(justAdded && { justAdded })}
          storeName={store?.name}
          checkoutHref="/checkout"
          storesHref="/stores?back=%2Fcart"
          readyBy={store ? { [store.storeNumber]: store.readyBy } : {}}
          emptyPicture={
            <ImageWithFallback
              src="/media/scenes/empty-cart.svg"
              alt=""
              width={320}
              height={200}
              loading="eager"
            />
          }
          LineActions={saveLine.Screen}
          coupons={couponsElement}
          LineServices={lineServices.Screen}
          below={<below.Screen />}
          showsConnection={false}
          emptyActions={
            <ButtonLink href="/" variant="primary">
              Start shopping
            </ButtonLink>
          }
          forms={{
            updateAction: FORM_PATHS.update,
            removeAction: FORM_PATHS.remove,
            fulfillmentAction: FORM_PATHS.fulfillment,
            fields: <FormFields purpose="cart" />,
          }}
        />
      </div>
    </Container>
  );
}

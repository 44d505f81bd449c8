import { useLocation } from 'react-router';
import { CartPage } from '@foolscap/cart/feature';
import {
  ButtonLink,
  Container,
  ImageWithFallback,
  lazyComponent,
  SectionHeading,
} from '@foolscap/ui/components';
import type { CartItem } from '@foolscap/cart/contract';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import { lazySection } from '../rendering/lazy-section.tsx';
import type { PageAddress } from '../routing/page-address.ts';
import { useShop } from '../shell/shop-context.ts';
import styles from './Screen.module.scss';

// One chunk for these, so that the list announces what a button has saved.
const openSections = () => import('./cart/sections.tsx');
const below = lazySection(async () => {
  const { Below, parts, load } = await openSections();
  return { default: Below, parts, load };
});
const saveLine = lazySection<{ line: CartItem }>(async () => {
  const { SaveLine, parts } = await openSections();
  return { default: SaveLine, parts };
});
const lineDetails = lazySection<{ line: CartItem; onAct?: () => void }>(async () => {
  const { LineDetailsSection, parts, load } = await import('./cart/LineDetailsSection.tsx');
  return { default: LineDetailsSection, parts, load };
});
const aboveTotals = lazySection(async () => {
  const { AboveTotals, parts } = await openSections();
  return { default: AboveTotals, parts };
});
const openBusiness = () => import('./cart/BusinessSection.tsx');
const business = lazySection(openBusiness);
const lineFlags = lazySection<{ line: CartItem }>(async () => ({
  default: (await openBusiness()).LineContractFlags,
}));
// Constant elements, so that the summary keeps the server's markup until its code has loaded.
const aboveTotalsElement = <aboveTotals.Screen />;
const aboveBusinessTotals = (
  <>
    <business.Screen />
    {aboveTotalsElement}
  </>
);

function BusinessLineDetails(props: { line: CartItem; onAct?: () => void }) {
  return (
    <>
      <lineFlags.Screen line={props.line} />
      <lineDetails.Screen {...props} />
    </>
  );
}

export const sections = ({ tenant }: PageAddress) => [
  below,
  aboveTotals,
  saveLine,
  lineDetails,
  ...(tenant === 'sba' ? [business, lineFlags] : []),
];

/** The error of a form submission without JavaScript, or of a payment by a vendor. */
const FormError = lazyComponent(() => import('./cart/FormError.tsx'));

export default function CartScreen() {
  const { store, tenant } = useShop();
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
        {code && <FormError code={code} />}
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
          aboveTotals={tenant === 'sba' ? aboveBusinessTotals : aboveTotalsElement}
          LineDetails={tenant === 'sba' ? BusinessLineDetails : lineDetails.Screen}
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

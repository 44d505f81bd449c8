import { useLocation } from 'react-router';
import { CartPage } from '@foolscap/cart/feature';
import { ButtonLink, Container, ImageWithFallback, SectionHeading } from '@foolscap/ui/components';
import type { CartItem } from '@foolscap/cart/contract';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useShop } from '../../shell/shop-context.ts';
import { CART_SCREEN_MESSAGES } from './cart-messages.ts';
import styles from '../../shell/Screen.module.scss';
import FormError from './FormError.tsx';
import { cartFeature } from './feature.ts';
import { LineDetailsSection, loadLineDetails } from './LineDetailsSection.tsx';
import { loadSavedItems, SaveLine } from './saved-items.tsx';
import { AboveTotals, Below } from './sections.tsx';

const { cart: texts } = CART_SCREEN_MESSAGES;

/** Only business carts need it. */
const openBusiness = () => import('./BusinessSection.tsx');
const business = lazyFeature(openBusiness, { as: 'section' });
const lineFlags = lazyFeature<{ line: CartItem }>(
  async () => ({ default: (await openBusiness()).LineContractFlags }),
  { as: 'section' },
);

// Constant elements, so that they do not rerender with the summary.
const aboveTotals = <AboveTotals />;
const aboveBusinessTotals = (
  <>
    <business.Screen />
    {aboveTotals}
  </>
);

function BusinessLineDetails(props: { line: CartItem; onAct?: () => void }) {
  return (
    <>
      <lineFlags.Screen line={props.line} />
      <LineDetailsSection {...props} />
    </>
  );
}

export const features = [cartFeature];

export const load: FeatureExports['load'] = (address) => [...loadSavedItems(), ...loadLineDetails(address)];

export const sections: FeatureExports['sections'] = ({ tenant }) =>
  tenant === 'sba' ? [business, lineFlags] : [];

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
        <SectionHeading level={1}>{texts.heading}</SectionHeading>
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
          LineActions={SaveLine}
          aboveTotals={tenant === 'sba' ? aboveBusinessTotals : aboveTotals}
          LineDetails={tenant === 'sba' ? BusinessLineDetails : LineDetailsSection}
          below={<Below />}
          showsConnection={false}
          emptyActions={
            <ButtonLink href="/" variant="primary">
              {texts.shop}
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

import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { productPageActions, selectProductPage } from '@foolscap/catalog/state';
import { Link, SectionHeading, Stack } from '@foolscap/ui/components';
import { Tiles } from '../tiles/Tiles.tsx';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';
import styles from './ProductScreen.module.scss';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

/** Delay after the page load, to avoid competing with the page. */
const DELAY_MS = 1000;

/** Recently viewed products at the end of the page, so that nothing above shifts when they load. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const dispatch = useDispatch();
  const customer = useSelector(selectAccount)?.userProfile?.customerNumber;
  const viewed = (useSelector(selectProductPage).viewed ?? []).filter(({ itemId }) => itemId !== sku);
  useEffect(() => {
    const timer = setTimeout(() => dispatch(productPageActions.productViewed({ sku, customer })), DELAY_MS);
    return () => clearTimeout(timer);
  }, [dispatch, sku, customer]);
  if (!viewed.length) return null;
  return (
    <section aria-labelledby="viewed">
      <Stack gap={5}>
        <SectionHeading level={2} id="viewed" action={<Link href="/recently-viewed">{texts.seeAll}</Link>}>
          {texts.viewed}
        </SectionHeading>
        <div className={styles.row}>
          <Tiles items={viewed} label={texts.viewed} layout="row" />
        </div>
      </Stack>
    </section>
  );
}

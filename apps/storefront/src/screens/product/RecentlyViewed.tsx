import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { productPageActions, selectProductPage } from '@foolscap/catalog/state';
import { SectionHeading, Stack } from '@foolscap/ui/components';
import { Tiles } from '../Tiles.tsx';
import styles from '../ProductScreen.module.scss';

/** After load, so that the page waits for it no more than the shopper does. */
const QUIET_MS = 1000;

/** What was looked at before, at the foot of the page: what stands above it never moves. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const dispatch = useDispatch();
  const customer = useSelector(selectAccount)?.userProfile?.customerNumber;
  const viewed = (useSelector(selectProductPage).viewed ?? []).filter(({ itemId }) => itemId !== sku);
  useEffect(() => {
    const timer = setTimeout(() => dispatch(productPageActions.productViewed({ sku, customer })), QUIET_MS);
    return () => clearTimeout(timer);
  }, [dispatch, sku, customer]);
  if (!viewed.length) return null;
  return (
    <section aria-labelledby="viewed">
      <Stack gap={5}>
        <SectionHeading level={2} id="viewed">
          Recently viewed
        </SectionHeading>
        <div className={styles.row}>
          <Tiles items={viewed} label="Recently viewed" layout="row" />
        </div>
      </Stack>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router';
import { cartActions, selectAddingQuantity } from '@foolscap/cart/state';
import type { CartRoot } from '@foolscap/cart/state';
import { getComparePath, readComparedIds } from '@foolscap/tiles/model';
import { compareActions, comparisonActions, selectCompare, selectComparison } from '@foolscap/tiles/state';
import { ComparePage, CompareTile } from '@foolscap/tiles/ui';
import { ButtonLink, Container } from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { getBrandPath } from '../../routing/search-query.ts';
import { useCompareList } from './use-compare-list.ts';
import { COMPARE_SCREEN_MESSAGES } from './compare-messages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import styles from '../../shell/Screen.module.scss';
import { compareFeature } from './feature.ts';

const { comparePages: texts } = COMPARE_SCREEN_MESSAGES;

export const features = [compareFeature];

export const load: FeatureExports['load'] = ({ search }) => [
  comparisonActions.comparisonRequested(readComparedIds(search).itemIds),
];

/** Up to four products side by side (storefront-4.39). The URL lists them, so that the page can be shared. */
export default function CompareScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const { itemIds, ignored } = readComparedIds(query);
  const onlyDifferences = query.has('differences');
  const { load } = useSelector(selectComparison);
  const adding = useSelector((root: CartRoot) =>
    itemIds.filter((itemId) => selectAddingQuantity(root, itemId) > 0).join(),
  );
  const formAction = useHref('/compare');
  useCompareList();
  const { items: chosen } = useSelector(selectCompare);
  // A URL without products, for example one that was typed, shows the products chosen on tiles.
  useEffect(() => {
    if (itemIds.length === 0 && chosen.length > 0)
      void navigate(
        getComparePath(
          chosen.map(({ itemId }) => itemId),
          onlyDifferences,
        ),
        { replace: true },
      );
  }, [chosen, itemIds.length, navigate, onlyDifferences]);
  useEffect(() => {
    dispatch(
      comparisonActions.comparisonPageNamed({
        pageName: 'compare',
        title: TITLE_MESSAGES.titles.compareProducts,
      }),
    );
  }, [dispatch]);

  const page = useRef<HTMLDivElement>(null);
  const removedPlace = useRef<number>(undefined);
  // The clicked link no longer exists, so focus moves to the link of the product that took its place.
  useEffect(() => {
    if (removedPlace.current === undefined) return;
    const links = page.current?.querySelectorAll<HTMLElement>('[data-compare-remove]') ?? [];
    const next = links[Math.min(removedPlace.current, links.length - 1)] ?? document.getElementById('main');
    removedPlace.current = undefined;
    next?.focus();
  }, [search]);

  const without = (removed: string) =>
    getComparePath(
      itemIds.filter((itemId) => itemId !== removed),
      onlyDifferences,
    );
  return (
    <Container>
      <div ref={page} className={styles.page}>
        <ComparePage
          phase={load.phase}
          data={load.value}
          itemIds={itemIds}
          ignored={ignored}
          onlyDifferences={onlyDifferences}
          formAction={formAction}
          onOnlyDifferences={(isOn) =>
            void navigate(getComparePath(itemIds, isOn), { replace: true, preventScrollReset: true })
          }
          onRetry={() => dispatch(comparisonActions.comparisonRequested(itemIds))}
          getBrandHref={getBrandPath}
          emptyActions={
            <ButtonLink href="/search" variant="primary">
              {texts.browse}
            </ButtonLink>
          }
          renderHead={(item) => (
            <CompareTile
              item={item}
              removeHref={without(item.itemId)}
              onRemove={() => {
                removedPlace.current = itemIds.indexOf(item.itemId);
                dispatch(compareActions.compareRemoved(item.itemId));
              }}
              addStatus={adding.split(',').includes(item.itemId) ? 'pending' : 'idle'}
              formAction={FORM_PATHS.add}
              formFields={<FormFields purpose={`compare-${item.itemId}`} />}
              onAdd={({ itemId }) => dispatch(cartActions.addToCartRequested([{ itemId, qty: 1 }]))}
            />
          )}
        />
      </div>
    </Container>
  );
}

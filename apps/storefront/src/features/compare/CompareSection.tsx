import { useSelector } from 'react-redux';
import { useHref } from 'react-router';
import { getComparePath } from '@foolscap/tiles/model';
import { selectCompare } from '@foolscap/tiles/state';
import { Button, lazyComponent, Link } from '@foolscap/ui/components';
import { COMPARE_FORM } from './CompareBox.tsx';
import { useCompareList } from './use-compare-list.ts';
import { COMPARE_SCREEN_MESSAGES } from './compare-messages.ts';

const { comparePages: texts } = COMPARE_SCREEN_MESSAGES;

/** If the bar's code fails to load, the chosen products can still be compared. */
function PlainBar() {
  const { items } = useSelector(selectCompare);
  return <Link href={getComparePath(items.map(({ itemId }) => itemId))}>{texts.compare}</Link>;
}

const Bar = lazyComponent(() => import('./CompareChosen.tsx').catch(() => ({ default: PlainBar })));

/**
 * The bar with the products to compare, whose code loads with the first product. Without JavaScript, a button submits the tiles'
 * checkboxes.
 */
export function CompareSection() {
  const { items } = useSelector(selectCompare);
  useCompareList();
  return (
    <>
      <form id={COMPARE_FORM} method="get" action={useHref('/compare')}>
        <noscript>
          <Button type="submit">{texts.compareSelected}</Button>
        </noscript>
      </form>
      {items.length > 0 && <Bar />}
    </>
  );
}

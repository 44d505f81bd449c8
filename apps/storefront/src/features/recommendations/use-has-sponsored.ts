import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { useShop } from '../../shell/shop-context.ts';

/**
 * Returns whether results pages have sponsored products: according to the site's toggle or, while that is unknown, only on the consumer
 * site.
 */
export function useHasSponsored(): boolean {
  const { tenant } = useShop();
  const toggle = useSelector(selectAccount)?.session.sessionIPA.webToggleList.find(
    ({ toggleName }) => toggleName === 'sponsoredProducts',
  );
  return toggle ? !toggle.values.includes('false') : tenant === 'sdc';
}

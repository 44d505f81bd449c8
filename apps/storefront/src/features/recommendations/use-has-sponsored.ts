import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { useShop } from '../../shell/shop-context.ts';

/** Returns whether pages of results have sponsored products: by the site's toggle, and while that is unknown on the consumer site only. */
export function useHasSponsored(): boolean {
  const { tenant } = useShop();
  const toggle = useSelector(selectAccount)?.session.sessionIPA.webToggleList.find(
    ({ toggleName }) => toggleName === 'sponsoredProducts',
  );
  return toggle ? !toggle.values.includes('false') : tenant === 'sdc';
}

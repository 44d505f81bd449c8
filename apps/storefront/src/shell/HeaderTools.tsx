import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { HeaderTool } from './HeaderTool.tsx';
import { ListsTool } from '../features/lists/ListsTool.tsx';
import { QUICK_ORDER, quickOrderPanel } from '../features/quick-order/quick-order-panel.ts';
import { StoreTool } from '../features/stores/StoreTool.tsx';
import { useShop } from './shop-context.ts';
import { SHELL_MESSAGES } from './shell-messages.ts';
import styles from './HeaderTools.module.scss';

/**
 * The header's tools next to account and cart: the chosen store, the lists, and the quick order, which members have in their organization's
 * row.
 */
export function HeaderTools() {
  const { tenant } = useShop();
  const account = useSelector(selectAccount);
  const isMember = tenant === 'sba' && account?.userProfile?.organization !== undefined;
  return (
    <div className={styles.tools}>
      <StoreTool />
      <ListsTool />
      {!isMember && (
        <HeaderTool href={QUICK_ORDER} icon="plus" panel={quickOrderPanel}>
          {SHELL_MESSAGES.shell.quickOrder}
        </HeaderTool>
      )}
    </div>
  );
}

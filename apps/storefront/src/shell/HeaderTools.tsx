import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { HeaderTool } from './HeaderTool.tsx';
import { ListsTool } from './ListsTool.tsx';
import { loadQuickOrder, QUICK_ORDER } from './quick-order-panel.ts';
import { StoreTool } from './StoreTool.tsx';
import { useShop } from './shop-context.ts';
import styles from './HeaderTools.module.scss';

/** The tools of the header beside account and cart: the chosen store, the lists, and the quick order, which members have in the row of their organization. */
export function HeaderTools() {
  const { tenant } = useShop();
  const account = useSelector(selectAccount);
  const isMember = tenant === 'sba' && account?.userProfile?.organization !== undefined;
  return (
    <div className={styles.tools}>
      <StoreTool />
      <ListsTool />
      {!isMember && (
        <HeaderTool href={QUICK_ORDER} icon="plus" load={loadQuickOrder}>
          Quick order
        </HeaderTool>
      )}
    </div>
  );
}

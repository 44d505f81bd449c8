import type { BarItem } from '@foolscap/header/contract';
import { ListsTool } from '../features/lists/ListsTool.tsx';
import { QUICK_ORDER, quickOrderPanel } from '../features/quick-order/quick-order-panel.ts';
import { StoreTool } from '../features/stores/StoreTool.tsx';
import { HeaderTool } from './HeaderTool.tsx';
import styles from './HeaderTools.module.scss';
import { useNavigation } from './shop-links.ts';

/** The header's tools next to account and cart, in the order of the navigation document: store, lists, quick order, and links. */
export function HeaderTools() {
  return (
    <div className={styles.tools}>
      {useNavigation()?.bar.map((item) => (
        <Tool key={item.id} {...item} />
      ))}
    </div>
  );
}

function Tool({ actionType, label, icon, url, destinationURL }: BarItem) {
  switch (actionType) {
    case 'STORE':
      return <StoreTool label={label} />;
    case 'LISTS':
      return <ListsTool label={label} />;
    case 'QUICK_ORDER':
      return (
        <HeaderTool href={QUICK_ORDER} icon="plus" panel={quickOrderPanel}>
          {label}
        </HeaderTool>
      );
    case 'LINK':
      return (
        <HeaderTool href={destinationURL || url!} icon={icon}>
          {label}
        </HeaderTool>
      );
    default:
      return null;
  }
}

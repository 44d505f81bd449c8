import { useLocation } from 'react-router';
import { YourStore } from '@foolscap/stores/your-store';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import styles from '../../shell/HeaderTools.module.scss';
import { useShop } from '../../shell/shop-context.ts';
import { useHeaderPanel } from '../../shell/use-header-panel.tsx';
import type { StorePanelProps } from './StorePanel.tsx';
import { useStoreStatus } from './use-store-status.ts';

const storePanel = lazyFeature<StorePanelProps>(() => import('./StorePanel.tsx'), { as: 'drawer' });

/** The chosen store: a link that opens a panel after hydration. */
export function StoreTool({ label }: { label: string }) {
  const store = useStoreStatus(useShop().store);
  const { pathname } = useLocation();
  const href = store ? `/stores?q=${store.zipCode}` : '/stores';
  const { expanded, onOpen, panel } = useHeaderPanel({
    isLink: pathname === '/stores',
    render: (opened) => <storePanel.Screen {...opened} store={store} allHref={href} />,
  });
  return (
    <div className={styles.tool}>
      <YourStore store={store} label={label} href={href} expanded={expanded} onOpen={onOpen} />
      {panel}
    </div>
  );
}

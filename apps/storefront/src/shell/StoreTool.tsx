import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { YourStore } from '@foolscap/stores/your-store';
import { useHydrated } from '@foolscap/ui/components';
import { useShop } from './shop-context.ts';
import { useStoreStatus } from './use-store-status.ts';
import type { StorePanelProps } from './StorePanel.tsx';
import styles from './HeaderTools.module.scss';

/** The chosen store: a link that opens a panel after hydration. The panel is fetched on the first press. */
export function StoreTool() {
  const store = useStoreStatus(useShop().store);
  const { pathname } = useLocation();
  // Before hydration it is a plain link without ARIA state.
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ Panel: ComponentType<StorePanelProps>; opener: HTMLElement }>();
  const close = useCallback(() => setOpened(undefined), []);
  const href = store ? `/stores?q=${store.zipCode}` : '/stores';
  const open = (opener: HTMLAnchorElement) =>
    opened
      ? close()
      : void import('./StorePanel.tsx').then(
          ({ StorePanel: Panel }) => setOpened({ Panel, opener }),
          // If the panel fails to load, the stores page replaces it.
          () => location.assign(opener.href),
        );
  return (
    <div className={styles.tool}>
      <YourStore
        store={store}
        href={href}
        expanded={opened !== undefined}
        onOpen={hydrated && pathname !== '/stores' ? open : undefined}
      />
      {opened && <opened.Panel opener={opened.opener} store={store} allHref={href} onClose={close} />}
    </div>
  );
}

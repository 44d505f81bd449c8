import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { YourStore } from '@foolscap/stores/your-store';
import { useHydrated } from '@foolscap/ui/components';
import { useShop } from './shop-context.ts';
import type { StorePanelProps } from './StorePanel.tsx';
import styles from './StoreTool.module.scss';

/** The chosen store: a link, and with script a panel of its own, fetched with the first press. */
export function StoreTool() {
  const { store } = useShop();
  const { pathname } = useLocation();
  // Until then it is a link, and says no more.
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ Panel: ComponentType<StorePanelProps>; opener: HTMLElement }>();
  const close = useCallback(() => setOpened(undefined), []);
  const href = store ? `/stores?q=${store.zipCode}` : '/stores';
  const open = (opener: HTMLAnchorElement) =>
    opened
      ? close()
      : void import('./StorePanel.tsx').then(
          ({ StorePanel: Panel }) => setOpened({ Panel, opener }),
          // The page of stores does the same.
          () => location.assign(opener.href),
        );
  return (
    <div className={styles.storeTool}>
      <YourStore
        store={store}
        href={href}
        expanded={opened !== undefined}
        onOpen={hydrated && pathname !== '/stores' ? open : undefined}
      />
      {opened && <opened.Panel opener={opened.opener} allHref={href} onClose={close} />}
    </div>
  );
}

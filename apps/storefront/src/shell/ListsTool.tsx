import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { Icon, PlainLink, useHydrated } from '@foolscap/ui/components';
import { listsPath } from '../routing/list-paths.ts';
import type { ListsPanelProps } from './ListsPanel.tsx';
import { useShop } from './shop-context.ts';
import styles from './HeaderTools.module.scss';

/** The lists: a link that opens a panel after hydration (storefront-2.49). The panel is fetched on the first press. */
export function ListsTool() {
  const { tenant } = useShop();
  const { pathname, search } = useLocation();
  // Before hydration it is a plain link without ARIA state.
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ Panel: ComponentType<ListsPanelProps>; opener: HTMLElement }>();
  const close = useCallback(() => setOpened(undefined), []);
  const href = listsPath(tenant);
  const opens = hydrated && pathname + search !== href;
  return (
    <div className={styles.tool}>
      <PlainLink
        href={href}
        className={styles.link}
        {...(opens && {
          'aria-haspopup': 'dialog',
          'aria-expanded': opened !== undefined,
          onClick: (event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            const opener = event.currentTarget;
            if (opened) close();
            else
              void import('./ListsPanel.tsx').then(
                ({ ListsPanel: Panel }) => setOpened({ Panel, opener }),
                // If the panel fails to load, the page of lists replaces it.
                () => location.assign(opener.href),
              );
          },
        })}
      >
        <Icon name="list" />
        Lists
      </PlainLink>
      {opened && <opened.Panel opener={opened.opener} onClose={close} />}
    </div>
  );
}

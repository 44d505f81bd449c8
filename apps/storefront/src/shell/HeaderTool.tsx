import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { Icon, PlainLink, useHydrated } from '@foolscap/ui/components';
import type { IconName } from '@foolscap/ui/components';
import styles from './HeaderTools.module.scss';

export interface ToolPanelProps {
  /** The link that opened the panel. */
  opener: HTMLElement;
  onClose: () => void;
}

export interface HeaderToolProps {
  /** The page of the tool. */
  href: string;
  icon: IconName;
  /** The name of the tool. */
  children: string;
  /** Fetches the panel, on the first press. */
  load: () => Promise<ComponentType<ToolPanelProps>>;
}

/** A tool of the header: a link to its page that opens a panel after hydration. */
export function HeaderTool({ href, icon, children, load }: HeaderToolProps) {
  const { pathname, search } = useLocation();
  // Before hydration it is a plain link without ARIA state.
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ Panel: ComponentType<ToolPanelProps>; opener: HTMLElement }>();
  const close = useCallback(() => setOpened(undefined), []);
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
              void load().then(
                (Panel) => setOpened({ Panel, opener }),
                // If the panel fails to load, the page of the tool replaces it.
                () => location.assign(opener.href),
              );
          },
        })}
      >
        <Icon name={icon} />
        {children}
      </PlainLink>
      {opened && <opened.Panel opener={opened.opener} onClose={close} />}
    </div>
  );
}

import { Icon, PlainLink } from '@foolscap/ui/components';
import type { IconName } from '@foolscap/ui/components';
import { useLocation } from 'react-router';
import type { LazyFeature, Opened } from '../rendering/lazy-feature.tsx';
import { useHeaderPanel, type HeaderPanelProps } from './use-header-panel.tsx';
import styles from './HeaderTools.module.scss';

export interface HeaderToolProps {
  /** URL of the tool's page. */
  href: string;
  icon: IconName;
  /** Name of the tool. */
  children: string;
  panel: LazyFeature<Opened<HeaderPanelProps>>;
}

/** A header tool: a link to its page that opens a panel after hydration. */
export function HeaderTool({ href, icon, children, panel: { Screen } }: HeaderToolProps) {
  const { pathname, search } = useLocation();
  const { expanded, onOpen, panel } = useHeaderPanel({
    isLink: pathname + search === href,
    render: (opened) => <Screen {...opened} />,
  });
  return (
    <div className={styles.tool}>
      <PlainLink
        href={href}
        className={styles.link}
        // Before hydration it is a plain link without ARIA state.
        {...(onOpen && {
          'aria-haspopup': 'dialog',
          'aria-expanded': expanded,
          onClick: (event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            onOpen(event.currentTarget);
          },
        })}
      >
        <Icon name={icon} />
        {children}
      </PlainLink>
      {panel}
    </div>
  );
}

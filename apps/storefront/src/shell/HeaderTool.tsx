import { opensWith } from '@foolscap/header/ui';
import { Icon, PlainLink } from '@foolscap/ui/components';
import type { IconName } from '@foolscap/ui/components';
import { useLocation } from 'react-router';
import type { LazyFeature, Opened } from '../rendering/lazy-feature.tsx';
import { useHeaderPanel, type HeaderPanelProps } from './use-header-panel.tsx';
import styles from './HeaderTools.module.scss';

export interface HeaderToolProps {
  /** URL of the tool's page. */
  href: string;
  icon?: IconName | undefined;
  /** Name of the tool. */
  children: string;
  /** Replaces following the link; without it, the tool is a plain link. */
  panel?: LazyFeature<Opened<HeaderPanelProps>> | undefined;
}

/** A header tool: a link to its page that opens its panel after hydration. */
export function HeaderTool({ href, icon, children, panel: feature }: HeaderToolProps) {
  const { pathname, search } = useLocation();
  const { expanded, onOpen, panel } = useHeaderPanel({
    isLink: !feature || pathname + search === href,
    render: (opened) => feature && <feature.Screen {...opened} />,
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
          ...opensWith(onOpen),
        })}
      >
        {icon && <Icon name={icon} />}
        {children}
      </PlainLink>
      {panel}
    </div>
  );
}

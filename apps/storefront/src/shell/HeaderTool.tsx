import { Icon, PlainLink } from '@foolscap/ui/components';
import type { IconName } from '@foolscap/ui/components';
import { useToolPanel } from './use-tool-panel.tsx';
import type { LoadPanel } from './use-tool-panel.tsx';
import styles from './HeaderTools.module.scss';

export interface HeaderToolProps {
  /** The page of the tool. */
  href: string;
  icon: IconName;
  /** The name of the tool. */
  children: string;
  load: LoadPanel;
}

/** A tool of the header: a link to its page that opens a panel after hydration. */
export function HeaderTool({ href, icon, children, load }: HeaderToolProps) {
  const { expanded, onOpen, panel } = useToolPanel(href, load);
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

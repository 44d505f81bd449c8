import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../../components/classNames.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import { FollowDirection } from '../Direction.tsx';
import styles from './Tabs.module.scss';

/** One tab and what it shows. */
export interface TabItem {
  /** Tells the tabs apart; part of no address and never shown. */
  readonly id: string;
  /** The name of the tab, one or two words. */
  readonly label: ReactNode;
  /** What the panel holds. */
  readonly content: ReactNode;
  /** Stays in the row, is read out as unavailable, and cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps {
  /** The tabs in their order, each with what it shows. */
  readonly items: readonly TabItem[];
  /** Accessible name of the row of tabs. */
  readonly label: string;
  /** Id of the chosen tab where the caller keeps it. */
  readonly value?: string | undefined;
  /** Id of the tab that is chosen first where the tabs keep it themselves; the first one that is not disabled unless told. */
  readonly defaultValue?: string | undefined;
  /** Called with the id of the tab that was chosen. */
  readonly onChange?: ((id: string) => void) | undefined;
  /**
   * `automatic` shows a panel as soon as the arrow keys reach its tab; `manual` waits for Enter or Space, for panels
   * that are slow to come.
   */
  readonly activation?: 'automatic' | 'manual';
  /** `vertical` puts the tabs beside the panel from 820 px up; below that they stay in a row. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Added to the outermost element. */
  readonly className?: string | undefined;
}

/** Several panels in one place, one in sight. All of them are in the page, and all are shown where there is no script. */
export function Tabs({
  items,
  label,
  value,
  defaultValue,
  onChange,
  activation = 'automatic',
  orientation = 'horizontal',
  className,
}: TabsProps) {
  const hydrated = useHydrated();
  const first = defaultValue ?? items.find((item) => item.disabled !== true)?.id ?? null;
  return (
    <FollowDirection>
      <Base.Root
        {...(value === undefined ? { defaultValue: first } : { value })}
        onValueChange={(next: string) => {
          onChange?.(next);
        }}
        orientation={orientation}
        className={classNames(styles.tabs, orientation === 'vertical' && styles.vertical, className)}
      >
        <Base.List className={styles.list} aria-label={label} activateOnFocus={activation === 'automatic'}>
          {items.map((item) => (
            <Base.Tab key={item.id} value={item.id} disabled={item.disabled} className={styles.tab}>
              {item.label}
            </Base.Tab>
          ))}
        </Base.List>
        {items.map((item) => (
          <Base.Panel
            key={item.id}
            value={item.id}
            keepMounted
            className={styles.panel}
            // Until script has taken over no panel is cut off: a page without script shows all of them.
            render={(props) => <div {...props} inert={hydrated ? props.inert : undefined} />}
          >
            <p className={styles.heading} aria-hidden>
              {item.label}
            </p>
            {item.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </FollowDirection>
  );
}

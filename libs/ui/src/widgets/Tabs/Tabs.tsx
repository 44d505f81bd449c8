import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { FollowDirection } from '../Direction.tsx';
import styles from './Tabs.module.scss';

/** A tab and its panel. */
export interface TabItem {
  /** Unique key of the tab; never shown. */
  readonly id: string;
  /** Label of the tab, one or two words. */
  readonly label: ReactNode;
  /** Content of the panel. */
  readonly content: ReactNode;
  /** Disables the tab: it is announced as unavailable and cannot be selected. */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps {
  /** The tabs in order. */
  readonly items: readonly TabItem[];
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Controlled state: id of the selected tab. */
  readonly value?: string | undefined;
  /** Initially selected tab of uncontrolled tabs; the first enabled one by default. */
  readonly defaultValue?: string | undefined;
  /** Called with the id of the selected tab. */
  readonly onChange?: ((id: string) => void) | undefined;
  /**
   * `automatic` selects a tab as soon as the arrow keys reach it; `manual` waits for Enter or Space, for panels that
   * load slowly.
   */
  readonly activation?: 'automatic' | 'manual';
  /** `vertical` puts the tabs next to the panel from 820 px; below that they are above it. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Additional class name of the root element. */
  readonly className?: string | undefined;
}

/** Tabs that show one of several panels. All panels are in the page, and without JavaScript all of them are visible. */
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
            // Panels are hidden only after hydration: a page without JavaScript shows all of them.
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

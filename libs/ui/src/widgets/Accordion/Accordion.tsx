import { Accordion as Base } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import styles from './Accordion.module.scss';

/** A heading and its panel. */
export interface AccordionItem {
  /** Unique key of the item; never shown. */
  readonly id: string;
  /** Text of the heading, phrased in the words a reader would search for. */
  readonly heading: ReactNode;
  /** Content of the panel. */
  readonly content: ReactNode;
  /** A short text at the end of the heading, such as a count; part of its accessible name. */
  readonly aside?: ReactNode;
  /** Disables the item: it is announced as unavailable and cannot be opened. */
  readonly disabled?: boolean | undefined;
}

export interface AccordionProps {
  /** The items in order. */
  readonly items: readonly AccordionItem[];
  /** Heading level. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  /** Allows more than one open item. */
  readonly multiple?: boolean;
  /** Controlled state: ids of the open items. */
  readonly value?: readonly string[] | undefined;
  /** Initially open items of an uncontrolled accordion. */
  readonly defaultValue?: readonly string[] | undefined;
  /** Called with the ids of all open items. */
  readonly onChange?: ((open: readonly string[]) => void) | undefined;
  /** Additional class name of the root element. */
  readonly className?: string | undefined;
}

/**
 * A list of headings that open and close their panels. Closed content stays in the page: the browser's search finds and
 * opens it, and without JavaScript everything is open.
 */
export function Accordion({
  items,
  level = 3,
  multiple = true,
  value,
  defaultValue,
  onChange,
  className,
}: AccordionProps) {
  const hydrated = useHydrated();
  const Heading = `h${level}` as const;
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: [...(defaultValue ?? [])] } : { value: [...value] })}
      multiple={multiple}
      hiddenUntilFound
      onValueChange={(open: string[]) => {
        onChange?.(open);
      }}
      className={classNames(styles.accordion, className)}
    >
      {items.map((item) => (
        <Base.Item key={item.id} value={item.id} disabled={item.disabled} className={styles.item}>
          <Base.Header className={styles.header} render={<Heading />}>
            <Base.Trigger className={styles.trigger}>
              <span className={styles.main}>
                <span className={styles.text}>{item.heading}</span>
                {item.aside !== undefined && <span className={styles.aside}>{item.aside}</span>}
              </span>
              <Icon name="chevron-down" className={styles.chevron} />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel
            className={styles.panel}
            // Server-rendered HTML has no inline styles; sizes are set in the browser only.
            render={(props) => <div {...props} style={hydrated ? props.style : undefined} />}
          >
            <div className={styles.content}>{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

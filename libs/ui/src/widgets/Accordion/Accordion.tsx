import { Accordion as Base } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { classNames } from '../../components/classNames.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import styles from './Accordion.module.scss';

/** One heading and what opens below it. */
export interface AccordionItem {
  /** Tells the items apart; never shown. */
  readonly id: string;
  /** What stands below, as its reader would ask for it. */
  readonly heading: ReactNode;
  /** What it opens. */
  readonly content: ReactNode;
  /** A few words at the end of the heading, such as a count; part of the heading's name. */
  readonly aside?: ReactNode;
  /** Stays in the list, is read out as unavailable, and cannot be opened. */
  readonly disabled?: boolean | undefined;
}

export interface AccordionProps {
  /** The headings in their order, each with what it opens. */
  readonly items: readonly AccordionItem[];
  /** Level of the headings in the outline of the page. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  /** Lets more than one item be open at once. */
  readonly multiple?: boolean;
  /** Ids of the open items where the caller keeps them. */
  readonly value?: readonly string[] | undefined;
  /** Ids of the items that are open first where the accordion keeps them itself. */
  readonly defaultValue?: readonly string[] | undefined;
  /** Called with the ids of all items that are open from now on. */
  readonly onChange?: ((open: readonly string[]) => void) | undefined;
  /** Added to the outermost element. */
  readonly className?: string | undefined;
}

/**
 * A list of headings that open and close what is below them. What is closed stays in the page: the browser's own search
 * finds it and opens it, and without script all of it is shown.
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
                <span className={styles.words}>{item.heading}</span>
                {item.aside !== undefined && <span className={styles.aside}>{item.aside}</span>}
              </span>
              <Icon name="chevron-down" className={styles.chevron} />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel
            className={styles.panel}
            // What the server sends carries no inline style; measures are script's own.
            render={(props) => <div {...props} style={hydrated ? props.style : undefined} />}
          >
            <div className={styles.content}>{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

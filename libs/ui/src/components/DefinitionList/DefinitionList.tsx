import type { ReactNode } from 'react';
import styles from './DefinitionList.module.scss';

export interface Definition {
  /** The name; each one once. */
  readonly term: string;
  /** Its value, with the unit. */
  readonly description: ReactNode;
}

export interface DefinitionListProps {
  /** The pairs, in the order that they are read. */
  readonly items: readonly Definition[];
}

/** Names and their values, such as the specifications of a product; hairlines between the rows. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './DefinitionList.module.scss';

export interface Definition {
  /** Name; unique within the list. */
  readonly term: string;
  /** Value with its unit. */
  readonly description: ReactNode;
}

export interface DefinitionListProps {
  /** The pairs in order. */
  readonly items: readonly Definition[];
}

/** Names and values, such as the specifications of a product, with hairlines between the rows. */
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

import type { ReactNode } from 'react';
import styles from './DefinitionList.module.scss';

export interface Definition {
  readonly term: string;
  readonly description: ReactNode;
}

export interface DefinitionListProps {
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

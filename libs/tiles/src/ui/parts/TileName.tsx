import { classNames, PlainLink } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import styles from './parts.module.scss';

export interface TileNameProps {
  /** The product. */
  readonly item: Pick<TileItem, 'title' | 'lang' | 'itemUrl'>;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
  /** Heading level of the name; a paragraph without one. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** 14 px on one to three lines, without reserved lines. */
  readonly small?: boolean | undefined;
  /** Shows the name as text, if a link would take the shopper away from a task. */
  readonly isText?: boolean | undefined;
}

/** The name of a product, whose link covers the whole tile. */
export function TileName({
  item,
  href = item.itemUrl,
  headingLevel,
  small = false,
  isText = false,
}: TileNameProps) {
  const Element = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <Element className={classNames(styles.name, small && styles.smallName)} lang={item.lang}>
      {isText ? (
        item.title
      ) : (
        <PlainLink href={href} className={styles.link}>
          {item.title}
        </PlainLink>
      )}
    </Element>
  );
}

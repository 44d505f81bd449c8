import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Link, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import type { ComparedItem } from '../../contract/index.ts';
import { getCompareRow, getCompareRows, tileStock, type CompareRow } from '../../model/index.ts';
import { type CompareMessageTables } from '../compare-messages.ts';
import { type TilesMessageTables } from '../messages.ts';
import { stockText } from '../tile-text.ts';
import { TilePrice, TileRating } from '../parts/TileFacts.tsx';
import { COMPARE_MESSAGES } from '../compare-messages.ts';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './CompareTable.module.scss';

export interface CompareTableProps {
  /** The products, one per column. */
  readonly items: readonly ComparedItem[];
  /** The head of a product's column: a `SlimTile`. */
  readonly renderHead: (item: ComparedItem) => ReactNode;
  /** Hides rows whose values are the same. */
  readonly onlyDifferences?: boolean;
  /** Returns the URL of a brand's products; without it, brands are plain text. */
  readonly getBrandHref?: ((brandName: string) => string) | undefined;
}

interface ShownRow extends CompareRow {
  /** Renders the cell of a product; by default its value. */
  readonly renderCell?: (item: ComparedItem) => ReactNode;
}

/** Lists the facts that every product has, then the properties of the catalog. */
function getRows(
  items: readonly ComparedItem[],
  { compare: texts }: CompareMessageTables,
  tileMessages: TilesMessageTables,
  getBrandHref: CompareTableProps['getBrandHref'],
): ShownRow[] {
  const row = (
    name: string,
    getValue: (item: ComparedItem) => string | undefined,
    renderCell?: ShownRow['renderCell'],
  ): ShownRow => ({ ...getCompareRow(name, items.map(getValue)), ...(renderCell ? { renderCell } : {}) });
  const facts = [
    row(
      texts.price,
      ({ priceValue, units }) => `${formatMoney(toMinorUnits(priceValue))} ${units}`,
      (item) => <TilePrice item={item} />,
    ),
    row(
      texts.rating,
      ({ rating }) => rating?.toFixed(1) ?? texts.noRating,
      (item) => (item.rating === undefined ? texts.noRating : <TileRating item={item} />),
    ),
    row(texts.availability, (item) => stockText(tileStock(item), tileMessages) ?? texts.inStock),
    row(
      texts.brand,
      ({ brandName }) => brandName || undefined,
      getBrandHref && (({ brandName }) => <Link href={getBrandHref(brandName)}>{brandName}</Link>),
    ),
    row(texts.partNumber, ({ partNumber }) => partNumber || undefined),
  ];
  const named = new Set(facts.map(({ name }) => name.toLowerCase()));
  const highlights = row(
    texts.highlights,
    ({ bullets }) => bullets.join('; ') || undefined,
    ({ bullets }) => (
      <ul className={styles.highlights}>
        {bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
    ),
  );
  return [
    ...facts,
    ...getCompareRows(items).filter(({ name }) => !named.has(name.toLowerCase())),
    highlights,
  ].filter(({ values }) => values.some((value) => value !== undefined));
}

/**
 * The table of compared products. The names of the properties stay in view while it scrolls horizontally, and properties that differ are
 * marked with text.
 */
export function CompareTable({
  items,
  renderHead,
  onlyDifferences = false,
  getBrandHref,
}: CompareTableProps) {
  const messages = useMessages('tiles', COMPARE_MESSAGES);
  const { compare: texts } = messages;
  const rows = getRows(items, messages, useMessages('tiles', TILES_MESSAGES), getBrandHref);
  const isComparing = items.length > 1;
  const shown = onlyDifferences && isComparing ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.scroller} role="region" aria-label={texts.table} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <VisuallyHidden>{texts.product}</VisuallyHidden>
            </th>
            {items.map((item) => (
              <th key={item.itemId} scope="col" className={styles.head}>
                {renderHead(item)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, values, isDifferent, renderCell }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
                {isDifferent && isComparing && <span className={styles.differs}>{texts.differs}</span>}
              </th>
              {items.map((item, place) => (
                <td key={item.itemId} className={styles.cell}>
                  {values[place] === undefined ? (
                    <>
                      <span aria-hidden>–</span>
                      <VisuallyHidden>{texts.notListed}</VisuallyHidden>
                    </>
                  ) : (
                    (renderCell?.(item) ?? values[place])
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.same}>{texts.noDifferences}</p>}
    </div>
  );
}

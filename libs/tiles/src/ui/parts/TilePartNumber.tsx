import type { TileItem } from '../../model/index.ts';
import { useTileNumberMessages } from '../number-messages.tsx';
import styles from './parts.module.scss';

/** The part number of the shopper's organization (storefront-3.71); nothing without one. */
export function TilePartNumber({ item }: { item: Pick<TileItem, 'cId'> }) {
  const { texts } = useTileNumberMessages();
  return item.cId === undefined ? null : <p className={styles.note}>{texts.yourPartNumber(item.cId)}</p>;
}

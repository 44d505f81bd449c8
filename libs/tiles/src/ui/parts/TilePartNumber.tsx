import type { TileItem } from '../../model/index.ts';
import { useMessages } from '@foolscap/ui/components';
import { TILE_NUMBER_MESSAGES } from '../number-messages.ts';
import styles from './parts.module.scss';

/** The part number of the shopper's organization (storefront-3.71); nothing without one. */
export function TilePartNumber({ item }: { item: Pick<TileItem, 'cId'> }) {
  const { numbers: texts } = useMessages('tiles', TILE_NUMBER_MESSAGES);
  return item.cId === undefined ? null : <p className={styles.note}>{texts.yourPartNumber(item.cId)}</p>;
}

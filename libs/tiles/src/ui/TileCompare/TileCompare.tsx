import { Checkbox, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { TILES_MESSAGES } from '../messages.ts';
import styles from '../parts/parts.module.scss';

export interface TileCompareProps {
  /** The product of the tile. */
  readonly item: Pick<TileItem, 'compareItemID' | 'title'>;
  /** The product is in the comparison. */
  readonly isChosen: boolean;
  /** Called on each click. At the limit the application ignores it and shows a note. */
  readonly onChange: (isChosen: boolean) => void;
  /** Id of the form that the checkbox belongs to, which compares without JavaScript. */
  readonly formId?: string | undefined;
}

/** The checkbox of a tile that adds its product to the comparison; nothing for a product that cannot be compared (storefront-3.71). */
export function TileCompare({ item, isChosen, onChange, formId }: TileCompareProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  if (item.compareItemID === undefined) return null;
  return (
    <div className={styles.compare} data-print="hide">
      <Checkbox
        name="items"
        value={item.compareItemID}
        form={formId}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <>
            {texts.compare} <VisuallyHidden>{item.title}</VisuallyHidden>
          </>
        }
      />
    </div>
  );
}

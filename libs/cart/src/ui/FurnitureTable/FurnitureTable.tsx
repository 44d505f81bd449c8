import { formatMoney } from '@foolscap/core/money';
import { QuantityField, Table, Text, useAnnounce, useLocale, useMessages } from '@foolscap/ui/components';
import { type FurnitureUnits, priceFurnitureUnits } from '@foolscap/pricing/model';
import type { LineService } from '../../model/index.ts';
import { FURNITURE_MESSAGES } from '../../model/furniture-messages.ts';
import { FURNITURE_DRAWER_MESSAGES } from '../../model/furniture-drawer-messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import styles from './FurnitureTable.module.scss';

export interface FurnitureTableProps {
  /** Name of the product. */
  name: string;
  /** The line's quantity, which limits the units of all levels together. */
  qty: number;
  /** The levels offered with the item. */
  services: readonly LineService[];
  /** The chosen units by level. */
  units: FurnitureUnits;
  /** Called with the units of each service level. */
  onChange?: (units: FurnitureUnits) => void;
}

/** The furniture service levels offered with an item, with unit prices and a choice of units for each (cart-2.27). */
export function FurnitureTable({ name, qty, services, units, onChange }: FurnitureTableProps) {
  const locale = useLocale();
  const { furnitureDrawer: texts } = useMessages('cart', FURNITURE_DRAWER_MESSAGES);
  const { furnitureLevels: levels } = useMessages('cart', FURNITURE_MESSAGES);
  const { lines } = useMessages('cart', LINE_MESSAGES);
  const announce = useAnnounce();
  const total = services.reduce((sum, { level }) => sum + (units[level] ?? 0), 0);
  const prices = Object.fromEntries(services.map(({ level, price }) => [level, price]));
  const getTotal = (chosen: FurnitureUnits) => {
    const { fee, isToBeDetermined } = priceFurnitureUnits(prices, chosen);
    const known = formatMoney(fee, locale);
    if (!isToBeDetermined) return known;
    return fee > 0 ? texts.partlyDetermined(known) : texts.notDetermined;
  };
  const change = (next: FurnitureUnits) => {
    // Not a live region, which would also announce the total when the drawer opens and while it closes.
    announce(texts.totalIs(getTotal(next)));
    onChange?.(next);
  };
  return (
    <div className={styles.furniture}>
      <Text>
        {name}
        <Text as="span" tone="muted">
          {' '}
          {lines.quantity(qty)}
        </Text>
      </Text>
      <Table
        caption={texts.caption(name)}
        hideCaption
        rows={services}
        rowKey={({ level }) => level}
        columns={[
          {
            id: 'level',
            header: texts.service,
            rowHeader: true,
            cell: ({ level }) => levels[level],
          },
          {
            id: 'price',
            header: texts.priceEach,
            align: 'end',
            cell: ({ price }) => (price === 'TBD' ? texts.notDetermined : formatMoney(price, locale)),
          },
          {
            id: 'units',
            header: texts.units,
            align: 'end',
            cell: ({ level }) => (
              <QuantityField
                label={levels[level]}
                min={0}
                max={qty - total + (units[level] ?? 0)}
                value={units[level] ?? 0}
                onCommit={(next) => change({ ...units, [level]: next })}
              />
            ),
          },
        ]}
      />
      <div className={styles.total}>
        <span>{texts.total}</span>
        <span>{getTotal(units)}</span>
      </div>
      {priceFurnitureUnits(prices, units).isToBeDetermined && (
        <Text size={14} tone="muted">
          {texts.feeLater}
        </Text>
      )}
    </div>
  );
}

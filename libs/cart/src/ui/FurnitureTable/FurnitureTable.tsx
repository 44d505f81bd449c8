import { formatMoney } from '@foolscap/core/money';
import { QuantityField, Table, Text, useAnnounce, useLocale } from '@foolscap/ui/components';
import { type FurnitureUnits, priceFurnitureUnits } from '@foolscap/pricing/model';
import { FURNITURE_LEVEL_NAMES, type LineService } from '../../model/index.ts';
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
  const announce = useAnnounce();
  const total = services.reduce((sum, { level }) => sum + (units[level] ?? 0), 0);
  const prices = Object.fromEntries(services.map(({ level, price }) => [level, price]));
  const getTotal = (chosen: FurnitureUnits) => {
    const { fee, isToBeDetermined } = priceFurnitureUnits(prices, chosen);
    const known = formatMoney(fee, locale);
    if (!isToBeDetermined) return known;
    return fee > 0 ? `${known} + fee to be determined` : 'To be determined';
  };
  const change = (next: FurnitureUnits) => {
    // Not a live region, which would also announce the total when the drawer opens and while it closes.
    announce(`Services total: ${getTotal(next)}`);
    onChange?.(next);
  };
  return (
    <div className={styles.furniture}>
      <Text>
        {name}
        <Text as="span" tone="muted">
          {' '}
          Quantity {qty.toLocaleString(locale)}
        </Text>
      </Text>
      <Table
        caption={`Furniture services for ${name}`}
        hideCaption
        rows={services}
        rowKey={({ level }) => level}
        columns={[
          {
            id: 'level',
            header: 'Service',
            rowHeader: true,
            cell: ({ level }) => FURNITURE_LEVEL_NAMES[level],
          },
          {
            id: 'price',
            header: 'Price each',
            align: 'end',
            cell: ({ price }) => (price === 'TBD' ? 'To be determined' : formatMoney(price, locale)),
          },
          {
            id: 'units',
            header: 'Units',
            align: 'end',
            cell: ({ level }) => (
              <QuantityField
                label={FURNITURE_LEVEL_NAMES[level]}
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
        <span>Services total</span>
        <span>{getTotal(units)}</span>
      </div>
      {priceFurnitureUnits(prices, units).isToBeDetermined && (
        <Text size={14} tone="muted">
          We’ll contact you with the fee after you order.
        </Text>
      )}
    </div>
  );
}

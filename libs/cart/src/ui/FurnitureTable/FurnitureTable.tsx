import { formatMoney } from '@foolscap/core/money';
import { QuantityField, Table, Text, useLocale } from '@foolscap/ui/components';
import {
  FURNITURE_LEVEL_NAMES,
  type FurnitureUnits,
  type LineService,
  priceFurnitureUnits,
} from '../../model/index.ts';
import styles from './FurnitureTable.module.scss';

export interface FurnitureTableProps {
  /** Name of the product. */
  name: string;
  /** The quantity of the line: the units of all levels together are at most as many. */
  qty: number;
  /** The levels that the item offers. */
  services: readonly LineService[];
  /** The chosen units by level. */
  units: FurnitureUnits;
  /** Called with the units of each level of service. */
  onChange?: (units: FurnitureUnits) => void;
}

/** The levels of furniture service that an item offers, with the price for one unit, and the units that shall have them (cart-2.27). */
export function FurnitureTable({ name, qty, services, units, onChange }: FurnitureTableProps) {
  const locale = useLocale();
  const total = services.reduce((sum, { level }) => sum + (units[level] ?? 0), 0);
  const { fee, isToBeDetermined } = priceFurnitureUnits(
    Object.fromEntries(services.map(({ level, price }) => [level, price])),
    units,
  );
  const known = formatMoney(fee, locale);
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
                onCommit={(next) => onChange?.({ ...units, [level]: next })}
              />
            ),
          },
        ]}
      />
      <div className={styles.total} role="status">
        <span>Services total</span>
        <span>
          {!isToBeDetermined ? known : fee > 0 ? `${known} + fee to be determined` : 'To be determined'}
        </span>
      </div>
      {isToBeDetermined && (
        <Text size={14} tone="muted">
          We’ll contact you with the fee after you order.
        </Text>
      )}
    </div>
  );
}

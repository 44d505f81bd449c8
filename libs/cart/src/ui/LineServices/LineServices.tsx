import type { ReactNode } from 'react';
import { formatMoney } from '@foolscap/core/money';
import { Button, QuantityField, useLocale } from '@foolscap/ui/components';
import { FURNITURE_LEVEL_NAMES, type LineService } from '../../model/index.ts';
import styles from './LineServices.module.scss';

export interface LineServicesProps {
  /** Name of the product, for accessible names. */
  name: string;
  /** The quantity of the line. */
  qty: number;
  /** The levels offered with the item, with the units that have them. */
  services: readonly LineService[];
  /** Whether a choice is in flight. */
  isSaving?: boolean;
  /** The table of services is being loaded. */
  isOpening?: boolean;
  /** Opens the table of services. */
  onOpen?: () => void;
  /** Form action and hidden fields with the id of the line, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
}

const TO_BE_DETERMINED = 'Fee to be determined';

/** A line's furniture services with their fee, and a control for choosing them. */
export function LineServices({
  name,
  qty,
  services,
  isSaving = false,
  isOpening = false,
  onOpen,
  form,
}: LineServicesProps) {
  const locale = useLocale();
  const chosen = services.filter((service) => service.qty > 0);
  const label = chosen.length > 0 ? 'Change services' : 'Add furniture services';
  return (
    <div
      className={styles.services}
      role="group"
      aria-label={`Furniture services for ${name}`}
      aria-busy={isSaving}
    >
      {chosen.length > 0 && (
        <dl data-pending={isSaving}>
          {chosen.map(({ level, qty: units, price }) => (
            <div key={level} className={styles.row}>
              <dt>
                {FURNITURE_LEVEL_NAMES[level]}
                <span className={styles.detail}> Quantity {units.toLocaleString(locale)}</span>
              </dt>
              <dd>{price === 'TBD' ? TO_BE_DETERMINED : formatMoney(price * units, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button
        variant="quiet"
        size="small"
        busy={isSaving || isOpening}
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={`${label}: ${name}`}
        onClick={onOpen}
      >
        {label}
      </Button>
      {form && (
        <noscript>
          <details>
            <summary className={styles.summary}>{label}</summary>
            <form method="post" action={form.action}>
              {form.fields}
              <p className={styles.detail}>For up to {qty.toLocaleString(locale)} in all.</p>
              {services.map(({ level, qty: units, price }) => (
                <div key={level} className={styles.row}>
                  <span>
                    {FURNITURE_LEVEL_NAMES[level]}
                    <span className={styles.detail}>
                      {' '}
                      {price === 'TBD' ? TO_BE_DETERMINED : `${formatMoney(price, locale)} each`}
                    </span>
                  </span>
                  <QuantityField
                    label={`${FURNITURE_LEVEL_NAMES[level]} for ${name}`}
                    name={level}
                    value={units}
                    min={0}
                    max={qty}
                  />
                </div>
              ))}
              <Button type="submit" size="small">
                Save services
              </Button>
            </form>
          </details>
        </noscript>
      )}
    </div>
  );
}

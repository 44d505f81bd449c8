import type { ReactNode } from 'react';
import { labelWith } from '@foolscap/core/text';
import { formatMoney } from '@foolscap/core/money';
import { Button, QuantityField, useLocale, useMessages } from '@foolscap/ui/components';
import type { LineService } from '../../model/index.ts';
import { FURNITURE_MESSAGES } from '../../model/furniture-messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
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
  const { furniture: texts, furnitureLevels: levels } = useMessages('cart', FURNITURE_MESSAGES);
  const { lines } = useMessages('cart', LINE_MESSAGES);
  const chosen = services.filter((service) => service.qty > 0);
  const label = chosen.length > 0 ? texts.change : texts.add;
  return (
    <div className={styles.services} role="group" aria-label={texts.servicesFor(name)} aria-busy={isSaving}>
      {chosen.length > 0 && (
        <dl data-pending={isSaving}>
          {chosen.map(({ level, qty: units, price }) => (
            <div key={level} className={styles.row}>
              <dt>
                {levels[level]}
                <span className={styles.detail}> {lines.quantity(units)}</span>
              </dt>
              <dd>{price === 'TBD' ? texts.feeNotDetermined : formatMoney(price * units, locale)}</dd>
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
        aria-label={labelWith(label, name)}
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
              <p className={styles.detail}>{texts.upTo(qty)}</p>
              {services.map(({ level, qty: units, price }) => (
                <div key={level} className={styles.row}>
                  <span>
                    {levels[level]}
                    <span className={styles.detail}>
                      {' '}
                      {price === 'TBD' ? texts.feeNotDetermined : texts.each(formatMoney(price, locale))}
                    </span>
                  </span>
                  <QuantityField
                    label={texts.levelFor(levels[level], name)}
                    name={level}
                    value={units}
                    min={0}
                    max={qty}
                  />
                </div>
              ))}
              <Button type="submit" size="small">
                {texts.save}
              </Button>
            </form>
          </details>
        </noscript>
      )}
    </div>
  );
}

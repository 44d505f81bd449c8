import type { MouseEvent } from 'react';
import { classNames, PlainLink, useMessages, VisuallyHidden } from '@foolscap/ui/components';
import type { VariantAxis, VariantValue } from '../../contract/index.ts';
import { PRODUCT_MESSAGES } from '../ProductDetails/product-messages.ts';
import styles from './VariantChoice.module.scss';

export interface VariantChoiceProps {
  /** The properties by which the variants differ, such as color and size. */
  axes: readonly VariantAxis[];
  /** Called before the link is followed; an application with its own router prevents the event. */
  onChoose?: (value: VariantValue, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The variants of a product: colors as swatches, everything else as chips. Each value is a link to its variant. */
export function VariantChoice({ axes, onChoose }: VariantChoiceProps) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  return axes.map(({ name, values }) => {
    const swatches = values.every(({ color }) => color !== undefined);
    const chosen = values.find(({ selected }) => selected);
    return (
      <div key={name} role="group" aria-label={name} className={styles.axis}>
        <p className={styles.name} aria-hidden="true">
          {name}: <span className={styles.chosen}>{chosen?.value}</span>
        </p>
        <ul className={styles.values}>
          {values.map((value) => (
            <li key={value.value}>
              <PlainLink
                href={value.itemUrl}
                className={classNames(
                  swatches ? styles.swatch : styles.chip,
                  !value.available && styles.unavailable,
                )}
                title={swatches ? value.value : undefined}
                aria-current={value.selected ? 'true' : undefined}
                onClick={(event) => onChoose?.(value, event)}
              >
                {swatches ? (
                  <>
                    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
                      <circle cx="16" cy="16" r="13" fill={value.color} className={styles.rim} />
                      {!value.available && <path d="M5 27 27 5" className={styles.strike} />}
                    </svg>
                    <VisuallyHidden>{value.value}</VisuallyHidden>
                  </>
                ) : (
                  // Isolates the text direction of the value.
                  <bdi>{value.value}</bdi>
                )}
                {!value.available && <VisuallyHidden>{texts.variantOut}</VisuallyHidden>}
              </PlainLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

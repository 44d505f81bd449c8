import { Combobox as Base } from '@base-ui/react/combobox';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../components/class-names.ts';
import look from '../../components/Field/control.module.scss';
import type { FieldControl } from '../../components/Field/Field.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import styles from './Combobox.module.scss';
import type { ComboboxProps } from './combobox-props.ts';

export interface ComboboxInputProps extends Required<Pick<ComboboxProps, 'width' | 'loading' | 'openLabel'>> {
  readonly control: FieldControl;
  readonly labelId: string;
  /** Takes over the focus of the native control. */
  readonly takesFocus: boolean;
  readonly placeholder: string | undefined;
  /** Shows the button that opens the list. */
  readonly hasButton: boolean;
}

/** The text input, with the spinner and the button that shows all options. */
export function ComboboxInput({
  control,
  labelId,
  takesFocus,
  placeholder,
  width,
  loading,
  hasButton,
  openLabel,
}: ComboboxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <span className={classNames(look.box, look[width])}>
      <Base.Input
        {...control}
        // A label that is hidden while the list is open still names the field when referenced.
        aria-labelledby={labelId}
        ref={input}
        placeholder={placeholder}
        className={classNames(look.control, styles.input, hasButton && styles.withButton)}
      />
      {loading && <Spinner size="sm" className={styles.spinner} />}
      {hasButton && (
        <Base.Trigger className={styles.button} aria-label={openLabel}>
          <Icon name="chevron-down" size="small" />
        </Base.Trigger>
      )}
    </span>
  );
}

import { useId, type RefObject } from 'react';
import { classNames } from '../../components/class-names.ts';
import look from '../../components/Field/control.module.scss';
import type { FieldControl } from '../../components/Field/Field.tsx';
import styles from './Combobox.module.scss';
import type { ComboboxProps } from './combobox-props.ts';
import { flattenOptions } from './options.ts';

export interface NativeComboboxProps extends ComboboxProps {
  readonly control: FieldControl;
  readonly element: RefObject<HTMLInputElement | HTMLSelectElement | null>;
}

/** The combobox before hydration: a native select, or a native input with suggestions. */
export function NativeCombobox({
  control,
  element,
  options,
  freeText = false,
  value,
  defaultValue = '',
  name,
  placeholder,
  disabled,
  width = 'full',
}: NativeComboboxProps) {
  const listId = useId();
  const all = flattenOptions(options);
  const shared = {
    ...control,
    name,
    disabled,
    defaultValue: value ?? defaultValue,
    className: classNames(look.control, styles.input),
  };
  return (
    <span className={classNames(look.box, look[width])}>
      {freeText || all.length === 0 ? (
        <>
          <input
            {...shared}
            ref={element as RefObject<HTMLInputElement>}
            placeholder={placeholder}
            list={listId}
          />
          <datalist id={listId}>
            {all.map((option) => (
              <option key={option.value} value={option.label} />
            ))}
          </datalist>
        </>
      ) : (
        <select {...shared} ref={element as RefObject<HTMLSelectElement>}>
          <option value="">{placeholder}</option>
          {all.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

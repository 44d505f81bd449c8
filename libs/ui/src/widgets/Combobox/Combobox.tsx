import { useId } from 'react';
import { Field } from '../../components/Field/Field.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { HydratedCombobox } from './HydratedCombobox.tsx';
import { NativeCombobox } from './NativeCombobox.tsx';
import { useEarlyInput } from './use-early-input.ts';

/**
 * A text field with suggestions. Before hydration it is a native select, or a native input with suggestions; values and
 * focus are kept.
 */
export function Combobox(props: ComboboxProps) {
  const { nativeControl, earlyInput } = useEarlyInput(props);
  const labelId = useId();
  const { id, hint, error, required, optional, hideLabel, className } = props;
  const label = <span id={labelId}>{props.label}</span>;
  return (
    <Field {...{ id, label, hint, error, required, optional, hideLabel, className }}>
      {(control) =>
        earlyInput ? (
          <HydratedCombobox {...props} control={control} labelId={labelId} earlyInput={earlyInput} />
        ) : (
          <NativeCombobox {...props} control={control} element={nativeControl} />
        )
      }
    </Field>
  );
}

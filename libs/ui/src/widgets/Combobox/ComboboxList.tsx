import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SCOPE } from '../../components/scope.ts';
import styles from './Combobox.module.scss';
import type { ComboboxOption } from './combobox-props.ts';
import type { ListedGroup } from './options.ts';

export interface ComboboxListProps {
  /** Shown above the options: that they are loading, or that none matches. */
  readonly note: ReactNode;
  /** Marks the selected option. */
  readonly marksSelected: boolean;
}

/** The popup with the options, optionally in groups. */
export function ComboboxList({ note, marksSelected }: ComboboxListProps) {
  const renderOption = (option: ComboboxOption) => (
    <Base.Item key={option.value} value={option} disabled={option.disabled} className={styles.option}>
      <span className={styles.text}>
        <span>{option.label}</span>
        {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
      </span>
      {marksSelected && (
        <Base.ItemIndicator className={styles.mark}>
          <Icon name="check" size="small" />
        </Base.ItemIndicator>
      )}
    </Base.Item>
  );
  return (
    <Base.Portal className={SCOPE}>
      <Base.Positioner className={styles.layer} sideOffset={4} align="start">
        <Base.Popup className={styles.popup}>
          {note !== undefined && (
            <p className={styles.note} aria-hidden>
              {note}
            </p>
          )}
          <Base.List className={styles.list}>
            {(item: ComboboxOption | ListedGroup) =>
              'items' in item ? (
                <Base.Group key={item.value} items={item.items} className={styles.group}>
                  <Base.GroupLabel className={styles.groupLabel}>{item.value}</Base.GroupLabel>
                  <Base.Collection>{renderOption}</Base.Collection>
                </Base.Group>
              ) : (
                renderOption(item)
              )
            }
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

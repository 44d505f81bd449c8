import { Autocomplete } from '@base-ui/react/autocomplete';
import { Combobox as Base } from '@base-ui/react/combobox';
import type { FieldControl } from '../../components/Field/Field.tsx';
import { FollowDirection } from '../Direction.tsx';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Combobox.module.scss';
import { ComboboxInput } from './ComboboxInput.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { useComboboxState } from './use-combobox-state.ts';
import type { EarlyInput } from './use-early-input.ts';

const { ui: texts } = UI_MESSAGES;

export interface HydratedComboboxProps extends ComboboxProps {
  readonly control: FieldControl;
  readonly labelId: string;
  readonly earlyInput: EarlyInput;
}

/** The combobox after hydration. Base UI handles the keyboard: `Autocomplete` with free text, else `Combobox`. */
export function HydratedCombobox({ control, labelId, earlyInput, ...props }: HydratedComboboxProps) {
  const {
    freeText = false,
    loading = false,
    name,
    placeholder,
    disabled,
    width = 'full',
    loadingLabel = texts.searching,
    emptyLabel = texts.noneFound,
    countLabel = texts.suggestions,
    openLabel = texts.showSuggestions,
  } = props;
  const state = useComboboxState(props, earlyInput.value);
  const { count, isOpen } = state;
  const status = loading ? loadingLabel : count === 0 ? emptyLabel : countLabel(count);
  const shared = {
    items: state.items as readonly ComboboxOption[],
    filteredItems: state.filteredItems as readonly ComboboxOption[],
    open: isOpen,
    onOpenChange: state.setOpen,
    name,
    disabled,
  };
  const content = (
    <>
      <ComboboxInput
        control={control}
        labelId={labelId}
        takesFocus={earlyInput.focused}
        placeholder={placeholder}
        width={width}
        loading={loading}
        hasButton={!freeText}
        openLabel={openLabel}
      />
      {/* Explicit `aria-live`: while the list is open, everything else is hidden from screen readers. */}
      <span className={styles.status} role="status" aria-live="polite">
        {isOpen && status}
      </span>
      <ComboboxList note={loading || count === 0 ? status : undefined} marksSelected={!freeText} />
    </>
  );
  return (
    <FollowDirection>
      {freeText ? (
        <Autocomplete.Root
          {...shared}
          mode="none"
          value={state.value}
          onValueChange={(text, { reason }) => {
            state.setValue(text);
            state.search(text, reason);
          }}
        >
          {content}
        </Autocomplete.Root>
      ) : (
        <Base.Root
          {...shared}
          autoHighlight
          value={state.selected}
          isItemEqualToValue={(one, other) => one.value === other.value}
          onValueChange={state.selectOption}
          onInputValueChange={(text, { reason }) => state.search(text, reason)}
        >
          {content}
        </Base.Root>
      )}
    </FollowDirection>
  );
}

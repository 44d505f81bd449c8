import { Autocomplete } from '@base-ui/react/autocomplete';
import { Combobox as Base } from '@base-ui/react/combobox';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../components/classNames.ts';
import look from '../../components/Field/control.module.scss';
import { Field, type FieldControl, type FieldWords } from '../../components/Field/Field.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { SCOPE } from '../../components/scope.ts';
import { FollowDirection } from '../Direction.tsx';
import styles from './Combobox.module.scss';

/** One suggestion. */
export interface ComboboxOption {
  /** What the caller is given. */
  readonly value: string;
  /** What the field shows when it is chosen, and what typed text is looked for in. */
  readonly label: string;
  /** A few words below the label. */
  readonly hint?: ReactNode;
  /** Shown, and cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** Suggestions below a heading. */
export interface ComboboxGroup {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
}

export interface ComboboxProps extends FieldWords {
  /** Id of the input; one of its own unless told. */
  readonly id?: string | undefined;
  /** Under which its value is sent with a form. */
  readonly name?: string | undefined;
  /** Suggestions, or groups of them. */
  readonly options: readonly ComboboxOption[] | readonly ComboboxGroup[];
  /** `value` of the chosen option, or the text where any text will do; empty for none. Where the caller keeps it. */
  readonly value?: string | undefined;
  /** What it is at first, where the field keeps it. */
  readonly defaultValue?: string | undefined;
  /** Called with the `value` of the option that was chosen, or with the text where any text will do; empty for none. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Any text will do; the options only help. */
  readonly freeText?: boolean;
  /** Called with what was typed. The caller looks for it and gives fitting `options`; without it the field looks through them. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Options are on their way. */
  readonly loading?: boolean;
  /** An example in the empty field; never in place of the label. */
  readonly placeholder?: string | undefined;
  /** Out of reach and not sent with a form. */
  readonly disabled?: boolean | undefined;
  /** How much text is expected: the full column, a short word, or a few letters. */
  readonly width?: 'full' | 'medium' | 'short';
  /** Shown and read out while options are on their way. */
  readonly loadingLabel?: string;
  /** Shown and read out where nothing fits. */
  readonly emptyLabel?: string;
  /** Read out when the number of suggestions has changed. */
  readonly countLabel?: (count: number) => string;
  /** Name of the button that shows all suggestions. */
  readonly openLabel?: string;
  /** Added to the outermost element. */
  readonly className?: string | undefined;
}

const suggestions = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);

interface BaseGroup {
  readonly value: string;
  readonly items: readonly ComboboxOption[];
}
type Options = ComboboxProps['options'];

const isGrouped = (options: Options): options is readonly ComboboxGroup[] =>
  options.length > 0 && 'options' in options[0]!;
const flat = (options: Options): readonly ComboboxOption[] =>
  isGrouped(options) ? options.flatMap((group) => group.options) : (options as readonly ComboboxOption[]);

/** What somebody did before script had taken over. */
interface Early {
  readonly value?: string;
  readonly focused: boolean;
}

/**
 * A text field with suggestions. Before script has taken over it is the machine's own: a list to choose from, or a field whose
 * browser suggests; what was entered there and the focus are kept.
 */
export function Combobox(props: ComboboxProps) {
  const hydrated = useHydrated();
  const before = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const [early, setEarly] = useState<Early | undefined>(hydrated ? { focused: false } : undefined);
  const { defaultValue = '', value, onChange } = props;

  useLayoutEffect(() => {
    const element = before.current;
    if (!element) return;
    const entered = element.value;
    setEarly({ focused: element.ownerDocument.activeElement === element, value: entered });
    if (entered !== (value ?? defaultValue)) onChange?.(entered);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when script takes over
  }, []);

  const labelId = useId();
  const { id, hint, error, required, optional, hideLabel, className } = props;
  const label = <span id={labelId}>{props.label}</span>;
  return (
    <Field {...{ id, label, hint, error, required, optional, hideLabel, className }}>
      {(control) =>
        early ? (
          <WithScript {...props} control={control} labelId={labelId} early={early} />
        ) : (
          <BeforeScript {...props} control={control} element={before} />
        )
      }
    </Field>
  );
}

function BeforeScript({
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
}: ComboboxProps & {
  readonly control: FieldControl;
  readonly element: React.RefObject<HTMLInputElement | HTMLSelectElement | null>;
}) {
  const listId = useId();
  const all = flat(options);
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
            ref={element as React.RefObject<HTMLInputElement>}
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
        <select {...shared} ref={element as React.RefObject<HTMLSelectElement>}>
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

function WithScript({
  control,
  labelId,
  early,
  options,
  value,
  defaultValue,
  onChange,
  freeText = false,
  onSearch,
  loading = false,
  name,
  placeholder,
  disabled,
  width = 'full',
  loadingLabel = 'Searching',
  emptyLabel = 'Nothing found',
  countLabel = suggestions,
  openLabel = 'Show suggestions',
}: ComboboxProps & {
  readonly control: FieldControl;
  readonly labelId: string;
  readonly early: Early;
}) {
  const { contains } = Base.useFilter();
  const [wanted, setWanted] = useState(false);
  // What was typed since the list was opened; until then all options are shown, whatever stands in the field.
  const [typed, setTyped] = useState('');
  const [own, setOwn] = useState(early.value ?? defaultValue ?? '');
  const [chosenLast, setChosenLast] = useState<ComboboxOption>();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (early.focused) input.current?.focus();
  }, [early]);

  const now = value ?? own;
  const fits = (option: ComboboxOption) =>
    onSearch !== undefined || typed.trim() === '' || contains(option, typed.trim());
  const items = isGrouped(options)
    ? options.map((group): BaseGroup => ({ value: group.label, items: group.options }))
    : options;
  const shown = isGrouped(options)
    ? options
        .map((group): BaseGroup => ({ value: group.label, items: group.options.filter(fits) }))
        .filter((group) => group.items.length > 0)
    : (options as readonly ComboboxOption[]).filter(fits);
  const count = isGrouped(options)
    ? (shown as readonly BaseGroup[]).reduce((sum, group) => sum + group.items.length, 0)
    : shown.length;
  // Where any text will do, "nothing found" is no news.
  const open = wanted && (count > 0 || loading || !freeText);
  const news = loading ? loadingLabel : count === 0 ? emptyLabel : countLabel(count);

  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const shared = {
    items: items as readonly ComboboxOption[],
    filteredItems: shown as readonly ComboboxOption[],
    open,
    onOpenChange: (next: boolean) => {
      setWanted(next);
      if (!next) setTyped('');
    },
    name,
    disabled,
  };
  const type = (text: string, reason: string) => {
    if (reason !== 'input-change') return;
    setTyped(text);
    onSearch?.(text);
  };

  const option = (item: ComboboxOption) => (
    <Base.Item key={item.value} value={item} disabled={item.disabled} className={styles.option}>
      <span className={styles.words}>
        <span>{item.label}</span>
        {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
      </span>
      {!freeText && (
        <Base.ItemIndicator className={styles.mark}>
          <Icon name="check" size="small" />
        </Base.ItemIndicator>
      )}
    </Base.Item>
  );
  const parts = (
    <>
      <span className={classNames(look.box, look[width])}>
        <Base.Input
          {...control}
          // A label that is hidden while the list is open names the field still, where it is referred to.
          aria-labelledby={labelId}
          ref={input}
          placeholder={placeholder}
          className={classNames(look.control, styles.input, !freeText && styles.withButton)}
        />
        {loading && <Spinner size="sm" className={styles.spinner} />}
        {!freeText && (
          <Base.Trigger className={styles.button} aria-label={openLabel}>
            <Icon name="chevron-down" size="small" />
          </Base.Trigger>
        )}
      </span>
      {/* `aria-live` in so many words: while the list is open, all else but that is hidden from screen readers. */}
      <span className={styles.said} role="status" aria-live="polite">
        {open && news}
      </span>
      <Base.Portal className={SCOPE}>
        <Base.Positioner className={styles.layer} sideOffset={4} align="start">
          <Base.Popup className={styles.popup}>
            {(loading || count === 0) && (
              <p className={styles.note} aria-hidden>
                {news}
              </p>
            )}
            <Base.List className={styles.list}>
              {(item: ComboboxOption | BaseGroup) =>
                'items' in item ? (
                  <Base.Group key={item.value} items={item.items} className={styles.group}>
                    <Base.GroupLabel className={styles.groupLabel}>{item.value}</Base.GroupLabel>
                    <Base.Collection>{option}</Base.Collection>
                  </Base.Group>
                ) : (
                  option(item)
                )
              }
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </>
  );

  if (freeText) {
    return (
      <FollowDirection>
        <Autocomplete.Root
          {...shared}
          mode="none"
          value={now}
          onValueChange={(text, { reason }) => {
            change(text);
            type(text, reason);
          }}
        >
          {parts}
        </Autocomplete.Root>
      </FollowDirection>
    );
  }
  // What was chosen may be gone from the options that fit what is typed now.
  const chosen =
    now === ''
      ? null
      : (flat(options).find((each) => each.value === now) ??
        (chosenLast?.value === now ? chosenLast : { value: now, label: now }));
  return (
    <FollowDirection>
      <Base.Root
        {...shared}
        autoHighlight
        value={chosen}
        isItemEqualToValue={(one, other) => one.value === other.value}
        onValueChange={(next) => {
          setChosenLast(next ?? undefined);
          change(next?.value ?? '');
        }}
        onInputValueChange={(text, { reason }) => {
          type(text, reason);
        }}
      >
        {parts}
      </Base.Root>
    </FollowDirection>
  );
}

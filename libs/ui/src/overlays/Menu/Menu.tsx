import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconName } from '../../components/Icon/paths.ts';
import { PlainLink } from '../../components/Link/Link.tsx';
import { SCOPE } from '../../components/scope.ts';
import styles from './Menu.module.scss';

/** An item that runs an action. */
export interface MenuAction {
  readonly kind?: 'action' | undefined;
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: IconName | undefined;
  /** The item can have focus but not be selected. */
  readonly disabled?: boolean | undefined;
  /** Marks a destructive action. */
  readonly danger?: boolean | undefined;
}

/** An item that is a link. */
export interface MenuLink {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly icon?: IconName | undefined;
}

/** An item that can be on or off; the menu stays open. */
export interface MenuCheckbox {
  readonly kind: 'checkbox';
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** A choice of one item; the menu stays open. */
export interface MenuRadios {
  readonly kind: 'radios';
  /** Heading of the choices: "Sort by". */
  readonly label: string;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: string) => void;
}

/** Items below a heading. */
export interface MenuGroup {
  readonly kind: 'group';
  readonly label: string;
  readonly items: readonly (MenuAction | MenuLink | MenuCheckbox)[];
}

/** A hairline between items. */
export interface MenuSeparator {
  readonly kind: 'separator';
}

export type MenuEntry = MenuAction | MenuLink | MenuCheckbox | MenuRadios | MenuGroup | MenuSeparator;

export interface MenuProps {
  /** The button that opens and closes it: a `Button` or an `IconButton`. Its label is the menu's name, too. */
  readonly trigger: ReactElement;
  /** The items from top to bottom. */
  readonly items: readonly MenuEntry[];
  /** Edge of the trigger that it aligns with, in reading direction. */
  readonly align?: 'start' | 'end';
  /** Called with the new state when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A menu of actions for its trigger. Arrow keys move through it, letters move to an item, Escape closes it. */
export function Menu({ trigger, items, align = 'start', onOpenChange }: MenuProps) {
  return (
    <Base.Root
      onOpenChange={(next) => {
        onOpenChange?.(next);
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal className={SCOPE}>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.menu}>
            <Entries items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entries({ items }: { readonly items: readonly MenuEntry[] }) {
  // The index is the key, because labels may repeat.
  return items.map((entry, place) => <Entry key={place} entry={entry} />);
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Base.Separator className={styles.separator} />;
    case 'group':
      return (
        <Base.Group className={styles.group}>
          <Base.GroupLabel className={styles.label}>{entry.label}</Base.GroupLabel>
          <Entries items={entry.items} />
        </Base.Group>
      );
    case 'radios':
      return (
        <Base.RadioGroup
          className={styles.group}
          value={entry.value}
          onValueChange={(value: string) => {
            entry.onChange(value);
          }}
        >
          <Base.GroupLabel className={styles.label}>{entry.label}</Base.GroupLabel>
          {entry.options.map(({ value, label, disabled = false }) => (
            <Base.RadioItem key={value} value={value} disabled={disabled} className={styles.item}>
              <Mark part={Base.RadioItemIndicator} />
              <span className={styles.text}>{label}</span>
            </Base.RadioItem>
          ))}
        </Base.RadioGroup>
      );
    case 'checkbox':
      return (
        <Base.CheckboxItem
          checked={entry.checked}
          onCheckedChange={(checked) => {
            entry.onChange(checked);
          }}
          disabled={entry.disabled ?? false}
          className={styles.item}
        >
          <Mark part={Base.CheckboxItemIndicator} />
          <span className={styles.text}>{entry.label}</span>
        </Base.CheckboxItem>
      );
    case 'link':
      return (
        <Base.LinkItem closeOnClick className={styles.item} render={<PlainLink href={entry.href} />}>
          {entry.icon && <Icon name={entry.icon} size="small" />}
          <span className={styles.text}>{entry.label}</span>
        </Base.LinkItem>
      );
    default:
      return (
        <Base.Item
          disabled={entry.disabled ?? false}
          className={classNames(styles.item, entry.danger && styles.danger)}
          onClick={entry.onSelect}
        >
          {entry.icon && <Icon name={entry.icon} size="small" />}
          <span className={styles.text}>{entry.label}</span>
        </Base.Item>
      );
  }
}

/** Reserves the space of the check mark, so that the labels align. */
function Mark({
  part: Part,
}: {
  readonly part: typeof Base.CheckboxItemIndicator | typeof Base.RadioItemIndicator;
}) {
  return (
    <span className={styles.mark}>
      <Part>
        <Icon name="check" size="small" />
      </Part>
    </span>
  );
}

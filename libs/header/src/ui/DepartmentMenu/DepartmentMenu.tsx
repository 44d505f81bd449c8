import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Icon, PlainLink, classNames, useMessages } from '@foolscap/ui/components';
import type { NavDepartment } from '../../contract/index.ts';
import type { HeaderLink } from '../Header/header-props.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import styles from './DepartmentMenu.module.scss';

/** A department with its categories, and what the navigation document adds to it. */
export interface MenuDepartment extends HeaderLink, Omit<NavDepartment, 'id'> {
  readonly id: string;
  readonly categories: readonly HeaderLink[];
}

export interface DepartmentMenuProps {
  /** The departments, in order. */
  departments: readonly MenuDepartment[];
}

/** Time in ms that the pointer rests on a department before it opens, so that it can cross others on its way to the open one. */
const REST_MS = 120;

const WIDE = '(width > 820px)';
const watchWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Focusable elements of the menu that the arrow keys move between. */
const listTargets = (room: Element) => [...room.querySelectorAll<HTMLElement>('a, button')];

/**
 * The departments of the menu. On wide screens, the open one shows its categories and its promotion beside the list. On others it takes the
 * place of the list: focus moves to what it reveals, and back. Arrow keys move between departments, and into the open one.
 */
export function DepartmentMenu({ departments }: DepartmentMenuProps) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);
  const [chosen, setChosen] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The element that gets focus once it is shown. */
  const next = useRef<string>(undefined);
  const id = useId();
  const shown = chosen ?? (isWide ? departments.findIndex(hasMore) : undefined);

  const focusNext = () => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  };
  const choose = (place: number | undefined, focused?: string) => {
    clearTimeout(timer.current);
    next.current = focused;
    setChosen(place);
    // Nothing is rendered.
    if (place === chosen) focusNext();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(focusNext);
  // A menu that opens again begins with the list.
  useEffect(() => {
    const details = list.current?.closest('details');
    // The menu replaced a list that may have had the focus.
    if (details?.open && document.activeElement === document.body) details.querySelector('summary')?.focus();
    const reset = () => {
      if (!details?.open) setChosen(undefined);
    };
    details?.addEventListener('toggle', reset);
    return () => details?.removeEventListener('toggle', reset);
  }, []);
  useEffect(() => {
    const room = list.current;
    const pressed = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement) || !room) return;
      const pane = event.target.closest('[data-pane]');
      const place = Number(event.target.closest<HTMLElement>('[data-place]')?.dataset['place']);
      const isForward = event.key === 'ArrowDown';
      if (isForward || event.key === 'ArrowUp') {
        const targets = pane
          ? listTargets(pane)
          : listTargets(room).filter((each) => !each.closest('[data-pane]'));
        const target = targets[targets.indexOf(event.target) + (isForward ? 1 : -1)];
        target?.focus();
        const at = target?.closest<HTMLElement>('[data-place]')?.dataset['place'];
        if (!pane && at !== undefined && isWide) choose(Number(at));
      } else if (event.key === 'ArrowRight' && !pane && hasMore(departments[place])) {
        choose(place, '[data-pane] a');
      } else if (event.key === 'ArrowLeft' && pane) {
        choose(isWide ? place : undefined, `[data-place='${place}'] > button`);
      } else return;
      event.preventDefault();
    };
    room?.addEventListener('keydown', pressed);
    return () => room?.removeEventListener('keydown', pressed);
  });

  return (
    <ul ref={list} className={classNames(styles.list, !isWide && shown !== undefined && styles.entered)}>
      {departments.map((department, place) => {
        const isShown = place === shown;
        const { label, href, current } = department;
        return (
          <li key={department.id} data-place={place} className={classNames(isShown && styles.shown)}>
            {hasMore(department) ? (
              <button
                type="button"
                className={styles.department}
                aria-expanded={isShown}
                aria-controls={isShown ? id : undefined}
                data-current={current || undefined}
                onClick={() => choose(place, isWide ? undefined : '[data-back]')}
                onPointerEnter={({ pointerType }) => {
                  clearTimeout(timer.current);
                  if (isWide && pointerType === 'mouse')
                    timer.current = setTimeout(() => setChosen(place), REST_MS);
                }}
                onPointerLeave={() => clearTimeout(timer.current)}
              >
                {label}
                <Icon name="chevron-right" size="small" />
              </button>
            ) : (
              <PlainLink
                href={href}
                className={styles.department}
                aria-current={current ? 'page' : undefined}
              >
                {label}
              </PlainLink>
            )}
            {isShown && (
              <Pane
                {...department}
                id={id}
                {...(isWide ? {} : { onBack: () => choose(undefined, `[data-place='${place}'] > button`) })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const hasMore = (department: MenuDepartment | undefined) =>
  department !== undefined &&
  (department.categories.length > 0 || department.promotion !== undefined || !!department.featured?.length);

interface PaneProps extends MenuDepartment {
  /** Goes back to the list, on screens without space for both. */
  readonly onBack?: () => void;
}

/** The open department: its categories, links and promotion. */
function Pane({ id, label, href, categories, picture, promotion, featured = [], onBack }: PaneProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  return (
    <div id={id} data-pane className={styles.pane}>
      <div className={styles.links}>
        {onBack && (
          <button type="button" data-back className={styles.back} onClick={onBack}>
            <Icon name="chevron-left" size="small" />
            {texts.allDepartments}
          </button>
        )}
        <PlainLink href={href} className={styles.all}>
          {texts.allOf(label)}
        </PlainLink>
        <LinkList links={categories} />
        {featured.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.featured}</h3>
            <LinkList links={featured.map(({ label: text, url }) => ({ label: text, href: url }))} />
          </>
        )}
      </div>
      {promotion && (
        <div className={styles.promotion}>
          {picture && (
            <img src={picture.src} alt="" width={picture.width} height={picture.height} decoding="async" />
          )}
          {promotion.title !== undefined && <h3 className={styles.title}>{promotion.title}</h3>}
          <p className={styles.text}>{promotion.text}</p>
          {promotion.link && (
            <PlainLink href={promotion.link.url} className={styles.link}>
              {promotion.link.label}
            </PlainLink>
          )}
        </div>
      )}
    </div>
  );
}

function LinkList({ links }: { links: readonly HeaderLink[] }) {
  return (
    <ul className={styles.categories}>
      {links.map(({ label, href, current }) => (
        <li key={href}>
          <PlainLink href={href} className={styles.category} aria-current={current ? 'page' : undefined}>
            {label}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

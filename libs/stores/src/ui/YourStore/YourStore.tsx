import { messageFor } from '@foolscap/core/messages';
import { Icon, PlainLink, Skeleton, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { isYourStore, storeName, type Store } from '../../model/index.ts';
import { STORES_MESSAGES } from '../messages.ts';
import styles from './YourStore.module.scss';

export interface YourStoreProps {
  /** The chosen store; without one, a link to choose. */
  readonly store: Store | undefined;
  /** URL of the page for choosing a store. Without it nothing is rendered while no store is chosen. */
  readonly href?: string | undefined;
  /** Text of the link while no store is chosen. */
  readonly label?: string | undefined;
  /** The store is still loading. */
  readonly loading?: boolean;
  /**
   * Opens a panel instead of following the link; gets the link, so that focus can return to it. Modified clicks still
   * open a new tab.
   */
  readonly onOpen?: ((link: HTMLAnchorElement) => void) | undefined;
  /** The panel is open. */
  readonly expanded?: boolean;
}

/** The chosen store in the header: its name and status. */
export function YourStore({ store, href, label, loading = false, onOpen, expanded = false }: YourStoreProps) {
  const { texts, status } = useMessages('stores', STORES_MESSAGES);
  if (loading) {
    return (
      <span className={styles.label} aria-busy>
        <Icon name="store" />
        <span className={styles.text}>
          <Skeleton />
        </span>
      </span>
    );
  }
  const known = isYourStore(store);
  if (!known && href === undefined) return null;
  const content = (
    <>
      <Icon name="store" />
      {known ? (
        <span className={styles.text}>
          <VisuallyHidden>{texts.yourStoreLabel} </VisuallyHidden>
          <span className={styles.name}>{storeName(store)}</span>
          <span className={styles.status}>
            <VisuallyHidden>, </VisuallyHidden>
            {messageFor(status, store.storeStatus ?? '') ?? store.storeStatus} {store.storeStatusTime}
          </span>
        </span>
      ) : (
        <span className={styles.name}>{label ?? texts.choose}</span>
      )}
    </>
  );
  return href === undefined ? (
    <span className={styles.label}>{content}</span>
  ) : (
    <PlainLink
      href={href}
      className={styles.label}
      {...(onOpen && {
        'aria-expanded': expanded,
        onClick: (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen(event.currentTarget);
        },
      })}
    >
      {content}
    </PlainLink>
  );
}

import { Icon, PlainLink, Skeleton, VisuallyHidden } from '@foolscap/ui/components';
import { isYourStore, storeName, type Store } from '../../model/index.ts';
import { useStoresMessages } from '../messages.tsx';
import styles from './YourStore.module.scss';

export interface YourStoreProps {
  readonly store: Store | undefined;
  /** To the place where a store is chosen. Without it nothing is shown while there is no store to show. */
  readonly href?: string | undefined;
  /** The store is on its way. */
  readonly loading?: boolean;
  /** Opens a panel instead; gives the link, which takes the focus back. A click that means another tab stays a click. */
  readonly onOpen?: ((link: HTMLAnchorElement) => void) | undefined;
  /** Whether that panel is open. */
  readonly expanded?: boolean;
}

/** The chosen store in the header: its name and whether it is open. */
export function YourStore({ store, href, loading = false, onOpen, expanded = false }: YourStoreProps) {
  const { texts } = useStoresMessages();
  if (loading) {
    return (
      <span className={styles.label} aria-busy>
        <Icon name="store" />
        <span className={styles.words}>
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
        <span className={styles.words}>
          <VisuallyHidden>{texts.yourStore}: </VisuallyHidden>
          <span className={styles.name}>{storeName(store)}</span>
          <span className={styles.status}>
            <VisuallyHidden>, </VisuallyHidden>
            {store.storeStatus} {store.storeStatusTime}
          </span>
        </span>
      ) : (
        <span className={styles.name}>{texts.choose}</span>
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

import { classNames, useMessages } from '@foolscap/ui/components';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import styles from './FavoriteButton.module.scss';

export interface FavoriteButtonProps {
  /** Name of the list, for the accessible name. */
  name: string;
  /** Whether the list is a favorite. */
  favorite: boolean;
  /** Why the list cannot become a favorite; the button then shows it as a tooltip and does not change it. */
  limit?: string | undefined;
  /** Called by a click that the limit prevents, to show the reason. */
  onLimit?: (() => void) | undefined;
  /** Called with the new state. */
  onChange: (favorite: boolean) => void;
}

/** A star that marks a list as a favorite (storefront-1.11). */
export function FavoriteButton({ name, favorite, limit, onLimit, onChange }: FavoriteButtonProps) {
  const { texts } = useMessages('lists', LISTS_MESSAGES);
  const isBlocked = limit !== undefined && !favorite;
  return (
    <button
      type="button"
      className={classNames(styles.button, favorite && styles.on)}
      aria-pressed={favorite}
      aria-label={texts.favorite(name)}
      aria-disabled={isBlocked || undefined}
      title={isBlocked ? limit : undefined}
      onClick={() => (isBlocked ? onLimit?.() : onChange(!favorite))}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
      </svg>
    </button>
  );
}

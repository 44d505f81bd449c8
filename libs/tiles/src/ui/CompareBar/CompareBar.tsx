import { Button, ButtonLink, Icon, Text, useAnnounce, useMessages } from '@foolscap/ui/components';
import { useEffect, useRef } from 'react';
import { COMPARE_LIMIT, type CompareEntry } from '../../model/index.ts';
import { SlimTile } from '../SlimTile/SlimTile.tsx';
import { COMPARE_MESSAGES } from '../compare-messages.ts';
import styles from './CompareBar.module.scss';

export interface CompareBarProps {
  /** The chosen products, up to four. Without products, the bar renders nothing. */
  readonly items: readonly CompareEntry[];
  /** URL of the page that compares them. */
  readonly compareHref: string;
  /** Number of clicks beyond the limit; each is announced, and the note is shown while it is above 0 (storefront-4.39). */
  readonly ignoredAdds?: number;
  /** Removes one product. */
  readonly onRemove: (itemId: string) => void;
  /** Removes all products. */
  readonly onClear: () => void;
}

/** The chosen products at the bottom of the viewport, with the link that compares them. */
export function CompareBar({ items, compareHref, ignoredAdds = 0, onRemove, onClear }: CompareBarProps) {
  const { compare: texts } = useMessages('tiles', COMPARE_MESSAGES);
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const removedPlace = useRef<number>(undefined);
  const announced = useRef(ignoredAdds);

  useEffect(() => {
    if (ignoredAdds > announced.current) announce(texts.limit);
    announced.current = ignoredAdds;
  }, [ignoredAdds, announce, texts]);

  // The clicked button is gone; focus moves to that of the product that took its place.
  useEffect(() => {
    if (removedPlace.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removedPlace.current, buttons.length - 1)]?.focus();
    removedPlace.current = undefined;
  }, [items]);

  if (!items.length) return null;
  return (
    <div className={styles.bar} role="region" aria-label={texts.bar} data-print="hide">
      <div className={styles.inner}>
        {ignoredAdds > 0 && (
          <p className={styles.limit}>
            <Icon name="info" size="small" />
            {texts.limit}
          </p>
        )}
        <ul ref={list} className={styles.items}>
          {items.map((item, place) => (
            <li key={item.itemId}>
              <SlimTile
                item={item}
                onRemove={() => {
                  removedPlace.current = place;
                  if (items.length === 1) announce(texts.cleared);
                  onRemove(item.itemId);
                }}
              />
            </li>
          ))}
          {Array.from({ length: COMPARE_LIMIT - items.length }, (_, place) => (
            <li key={place} className={styles.free} aria-hidden />
          ))}
        </ul>
        <div className={styles.actions}>
          <Text size={14} tone="muted">
            {items.length > 1 ? texts.chosen(items.length) : texts.another}
          </Text>
          <div className={styles.buttons}>
            <Button
              variant="quiet"
              onClick={() => {
                announce(texts.cleared);
                onClear();
              }}
            >
              {texts.clear}
            </Button>
            {items.length > 1 && (
              <ButtonLink variant="primary" href={compareHref}>
                {texts.compare}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

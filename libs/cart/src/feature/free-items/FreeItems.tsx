import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionHeading, useMessages } from '@foolscap/ui/components';
import { getShownFreeOffers } from '../../model/index.ts';
import {
  type ConfirmedChange,
  type FreeItemChoice,
  freeItemsActions,
  selectConfirmed,
  selectFreeItemSection,
  selectIsChoosingFreeItems,
} from '../../state/index.ts';
import { useAnnounced } from '../use-announced.ts';
import { useItemFocus } from '../use-item-focus.ts';
import { FREE_ITEM_MESSAGES } from '../../model/free-item-messages.ts';
import { FreeOffer } from '../../ui/FreeOffer/FreeOffer.tsx';
import styles from '../section.module.scss';

export interface FreeItemsProps {
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
}

const CHOICE = 'choice';
const getId = (promotionId: string, part: string) => `${promotionId} ${part}`;

function getAnnouncement(
  change: ConfirmedChange,
  texts: typeof FREE_ITEM_MESSAGES.freeItems,
): string | undefined {
  if (change.kind !== 'freeItems') return undefined;
  return [...change.removed.map(texts.removed), ...change.added.map(texts.added)].join(' ');
}

/** The cart's gifts and samples, and the choice of them. Renders nothing for a cart without an offer (cart-5.22). */
export function FreeItems({ form }: FreeItemsProps) {
  const { freeItems: texts } = useMessages('cart', FREE_ITEM_MESSAGES);
  const dispatch = useDispatch();
  const section = useSelector(selectFreeItemSection);
  const isChoosing = useSelector(selectIsChoosingFreeItems);
  const [acted, setActed] = useState<string>();
  useAnnounced(useSelector(selectConfirmed), (change) => getAnnouncement(change, texts));
  const offers = useMemo(() => (section ? getShownFreeOffers(section) : []), [section]);
  const ids = useMemo(
    () =>
      offers.flatMap(({ promotionId, held, choices }) => [
        ...held.map(({ itemId }) => getId(promotionId, itemId)),
        ...(choices.length > 0 ? [getId(promotionId, CHOICE)] : []),
      ]),
    [offers],
  );
  const { container, onFocusChange } = useItemFocus(ids);

  const change = (id: string, choice: FreeItemChoice) => {
    // Chosen units add up, so a second click would choose them twice.
    if (isChoosing) return;
    setActed(id);
    onFocusChange(id);
    dispatch(freeItemsActions.freeItemsRequested(choice));
  };
  const getPending = (promotionId: string) =>
    isChoosing && acted?.startsWith(getId(promotionId, '')) ? acted.slice(promotionId.length + 1) : undefined;

  return (
    <div ref={container} tabIndex={-1} role="group" aria-label={texts.items}>
      {offers.length > 0 && (
        <section className={styles.section} aria-label={texts.heading}>
          <header className={styles.header}>
            <SectionHeading level={2} size="small">
              {texts.heading}
            </SectionHeading>
          </header>
          <ul className={styles.items}>
            {offers.map((offer) => {
              const { promotionId } = offer;
              return (
                <li key={promotionId} className={styles.item}>
                  <FreeOffer
                    offer={offer}
                    pending={getPending(promotionId)}
                    onChoose={(freeItems) => change(getId(promotionId, CHOICE), { freeItems })}
                    onRemove={(itemId) =>
                      change(getId(promotionId, itemId), { deleteFreeItems: [{ itemId }] })
                    }
                    {...(form && { form })}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

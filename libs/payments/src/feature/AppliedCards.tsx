import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { useAnnounce, useLocale, useMessages } from '@foolscap/ui/components';
import type { AppliedStoredValue, PaymentMessageTables } from '../model/index.ts';
import { isApplied, PAYMENT_CODES, paymentMessage } from '../model/index.ts';
import { selectStoredValueChange, storedValueActions } from '../state/index.ts';
import type { StoredValueChange } from '../state/index.ts';
import { StoredValueList } from '../ui/index.ts';
import { storedValueName } from '../ui/stored-value-names.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';
import { CARD_NAME_MESSAGES } from '../ui/card-name-messages.ts';
import { STORED_VALUE_LIST_MESSAGES } from '../ui/StoredValueList/stored-value-list-messages.ts';
import type { CardNames } from '../ui/card-name-messages.ts';

export interface AppliedCardsProps {
  /** The gift and prepaid cards of the order, applied or not; the checkout domain knows them. */
  cards: readonly AppliedStoredValue[];
}

type DoneChange = Extract<StoredValueChange, { phase: 'done' }>;

/** Returns the announcement of a change: a checked card with its balance. */
function describeChange(
  change: DoneChange,
  messages: PaymentMessageTables,
  names: CardNames,
  locale: ReturnType<typeof useLocale>,
): string {
  if (change.task !== 'check') return messages.storedValueChanges[change.task];
  const { paymentType, lastFourDigit, balance = 0, addedToOrder } = change.card;
  const card = storedValueName(
    { paymentType: paymentType === 'PREPAID_CARD' ? paymentType : 'GIFT_CARD', lastFourDigit },
    names,
  );
  const text = messages.storedValueChecks[addedToOrder ? 'applied' : 'notApplied'];
  return text(card, formatMoney(toMinorUnits(balance), locale));
}

/** Returns why a card of the list could not be removed or applied; the errors of the form are shown there. */
function describeFailure(change: StoredValueChange, messages: PaymentMessageTables): string | undefined {
  if (change.phase !== 'failed' || change.task === 'add' || change.task === 'check') return undefined;
  return change.failure.code === PAYMENT_CODES.notFound
    ? messages.storedValueChanges.gone
    : paymentMessage(change.failure, messages);
}

/** The gift and prepaid cards of the order, connected to the state. Announces each card that was added, checked, applied or removed. */
export function AppliedCards({ cards }: AppliedCardsProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const locale = useLocale();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { storedValueList: texts } = useMessages('payments', STORED_VALUE_LIST_MESSAGES);
  const change = useSelector(selectStoredValueChange);
  const content = useRef<HTMLDivElement>(null);

  const before = useRef(change.serial);
  useEffect(() => {
    if (change.serial !== before.current && change.phase === 'done')
      announce(describeChange(change, messages, names, locale));
    before.current = change.serial;
  }, [announce, change, locale, messages, names]);

  // Changes when a card is added, removed or applied.
  const list = `${cards.length} ${cards.filter(isApplied).length}`;
  const listBefore = useRef(list);
  useEffect(() => {
    // The clicked button may have disappeared with its card or with the form.
    if (listBefore.current !== list && document.activeElement === document.body) content.current?.focus();
    listBefore.current = list;
  }, [list]);

  const working = change.phase === 'working' ? change : undefined;
  return (
    <div ref={content} tabIndex={-1} role="group" aria-label={texts.ofOrder}>
      <StoredValueList
        cards={cards}
        removing={working?.task === 'remove' ? working.id : undefined}
        applying={working?.task === 'apply' ? working.id : undefined}
        error={describeFailure(change, messages)}
        attempt={change.serial}
        onRemove={(id) => dispatch(storedValueActions.storedValueRemovalRequested({ id }))}
        onApply={({ id, paymentType }) =>
          dispatch(storedValueActions.storedValueApplyRequested({ id, paymentType }))
        }
      />
    </div>
  );
}

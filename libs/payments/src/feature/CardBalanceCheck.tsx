import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stack, useMessages } from '@foolscap/ui/components';
import type { CardPaymentBody } from '../contract/index.ts';
import { balanceMessage, storedValueBody } from '../model/index.ts';
import { cardBalanceActions, selectCardBalance } from '../state/index.ts';
import type { SecretHandover } from '../state/index.ts';
import { CardBalanceResult, StoredValueForm } from '../ui/index.ts';
import { useCaptcha } from './use-captcha.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';
import { CARD_BALANCE_MESSAGES } from '../ui/CardBalanceResult/card-balance-messages.ts';

export interface CardBalanceCheckProps {
  cards: SecretHandover<CardPaymentBody>;
}

/** Checks the balance of gift and prepaid cards. The result is cleared when the page is left. */
export function CardBalanceCheck({ cards }: CardBalanceCheckProps) {
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const { cardBalance } = useMessages('payments', CARD_BALANCE_MESSAGES);
  const captcha = useCaptcha();
  const dispatch = useDispatch();
  const balance = useSelector(selectCardBalance);
  const [checks, setChecks] = useState(0);
  useEffect(() => () => void dispatch(cardBalanceActions.balanceReset()), [dispatch]);
  return (
    <Stack gap={5}>
      {balance.phase === 'checked' && <CardBalanceResult {...balance.card} />}
      <StoredValueForm
        submitLabel={cardBalance.check}
        captcha={captcha}
        busy={balance.phase === 'checking'}
        error={balance.phase === 'failed' ? balanceMessage(balance.failure, messages) : undefined}
        attempt={checks}
        onSubmit={(entry) => {
          setChecks(checks + 1);
          dispatch(cardBalanceActions.balanceRequested({ claim: cards.deposit(storedValueBody(entry)) }));
        }}
      />
    </Stack>
  );
}

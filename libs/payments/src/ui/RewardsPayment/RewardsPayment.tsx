import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { formatMoney, toDecimal, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Button,
  Inline,
  Stack,
  Text,
  TextField,
  useHydrated,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import { describeShortage, readRewardsAmount } from '../../model/index.ts';
import type { AppliedRewards } from '../../model/index.ts';
import { REWARDS_PAYMENT_MESSAGES } from '../../model/rewards-payment-messages.ts';
import styles from './RewardsPayment.module.scss';

export interface RewardsPaymentProps {
  /** US dollars that the member can use now. */
  available: number;
  /** The rewards that the order uses. */
  applied?: AppliedRewards | undefined;
  /** US cents that other payments of a fixed amount leave to pay. */
  rest: number;
  /** The rewards are being added or removed: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why the last change failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with the US dollars to use; without an amount for all that the order can use, also when it grows. */
  onUse?: (amount: number | undefined) => void;
  /** Called with the id of the rewards to remove. */
  onRemove?: (id: string) => void;
}

/** The form for the amount; the amount is at first all that the order can use. */
function AmountForm({ most, busy, onUse }: { most: number } & Pick<RewardsPaymentProps, 'busy' | 'onUse'>) {
  const locale = useLocale();
  const { rewardsPayment: texts } = useMessages('payments', REWARDS_PAYMENT_MESSAGES);
  const id = useId();
  const hydrated = useHydrated();
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<string>();
  const all = toDecimal(most).toFixed(2);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const amount = readRewardsAmount(text ?? all, most);
    if (typeof amount === 'string') {
      const message = texts[amount];
      setFault(typeof message === 'string' ? message : message(formatMoney(most, locale)));
      document.getElementById(id)?.focus();
      return;
    }
    setFault(undefined);
    onUse?.(amount === most ? undefined : toDecimal(amount));
  };
  return (
    <form method="post" onSubmit={submit} noValidate autoComplete="off">
      <Stack gap={3}>
        <TextField
          id={id}
          label={texts.amount}
          width="short"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={text ?? all}
          error={fault}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button type="submit" size="small" busy={busy ?? false} disabled={!hydrated}>
            {texts.use}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The rewards of a member at checkout: what can be used, and what the order uses. */
export function RewardsPayment({
  available,
  applied,
  rest,
  busy = false,
  error,
  attempt = 0,
  onUse,
  onRemove,
}: RewardsPaymentProps) {
  const locale = useLocale();
  const messages = useMessages('payments', REWARDS_PAYMENT_MESSAGES);
  const { rewardsPayment: texts } = messages;
  const cents = toMinorUnits(available) ?? 0;
  const most = Math.min(cents, rest);
  const used = toMinorUnits(applied?.amountApplied) ?? 0;
  const shortage = applied && describeShortage(applied, cents, locale, messages);
  return (
    <Stack gap={3}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {shortage && <Alert kind="warning">{shortage}</Alert>}
      {applied && (
        <div className={styles.entry} aria-busy={busy}>
          <div>
            <p className={styles.name}>{texts.pays(formatMoney(used, locale))}</p>
            {!shortage && <p className={styles.left}>{texts.left(formatMoney(cents - used, locale))}</p>}
          </div>
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            aria-label={texts.removeRewards}
            onClick={() => {
              if (!busy) onRemove?.(applied.id);
            }}
          >
            {texts.remove}
          </Button>
        </div>
      )}
      {!applied && cents === 0 && <Text tone="muted">{texts.none}</Text>}
      {!applied && cents > 0 && (
        <>
          <Inline gap={2}>
            <Text>{texts.available(formatMoney(cents, locale))}</Text>
            {most === 0 && <Text tone="muted">{texts.paid}</Text>}
          </Inline>
          {most > 0 && <AmountForm key={most} most={most} busy={busy} {...(onUse ? { onUse } : {})} />}
        </>
      )}
    </Stack>
  );
}

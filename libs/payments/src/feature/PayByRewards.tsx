import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { rewardsPaymentMessage } from '../model/index.ts';
import { rewardsPaymentActions, selectRewardsPayment } from '../state/index.ts';
import { RewardsPayment } from '../ui/index.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';
import type { RewardsPaymentProps } from '../ui/index.ts';
import { REWARDS_PAYMENT_MESSAGES } from '../model/rewards-payment-messages.ts';

/** The checkout domain knows what can be used, what the order uses, and what is left to pay. */
export type PayByRewardsProps = Pick<RewardsPaymentProps, 'available' | 'applied' | 'rest'>;

/** The rewards of a member at checkout, connected to the state. Announces when they are added or removed. */
export function PayByRewards(props: PayByRewardsProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const { rewardsPayment: texts } = useMessages('payments', REWARDS_PAYMENT_MESSAGES);
  const change = useSelector(selectRewardsPayment);
  const content = useRef<HTMLDivElement>(null);

  const before = useRef(change.serial);
  useEffect(() => {
    if (change.serial !== before.current && change.phase === 'done')
      announce(texts[change.task === 'use' ? 'used' : 'removed']);
    before.current = change.serial;
  }, [announce, change, texts]);

  const isApplied = props.applied !== undefined;
  const wasApplied = useRef(isApplied);
  useEffect(() => {
    // The clicked button has disappeared with the form or with the rewards.
    if (wasApplied.current !== isApplied && document.activeElement === document.body)
      content.current?.focus();
    wasApplied.current = isApplied;
  }, [isApplied]);

  return (
    <div ref={content} tabIndex={-1} role="group" aria-label={texts.title}>
      <RewardsPayment
        {...props}
        busy={change.phase === 'working'}
        error={change.phase === 'failed' ? rewardsPaymentMessage(change.failure, messages) : undefined}
        attempt={change.serial}
        onUse={(amount) =>
          dispatch(rewardsPaymentActions.rewardsSubmitted(amount === undefined ? {} : { amount }))
        }
        onRemove={(id) => dispatch(rewardsPaymentActions.rewardsRemovalRequested({ id }))}
      />
    </div>
  );
}

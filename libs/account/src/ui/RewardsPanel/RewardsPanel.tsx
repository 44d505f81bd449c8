import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Link,
  ProgressBar,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  VisuallyHidden,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { RewardsProgram } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { REWARDS_PAGE_MESSAGES } from './rewards-page-messages.ts';
import styles from './RewardsPanel.module.scss';

export interface RewardsPanelProps {
  /** The account's part in the program; undefined while loading and after a failed load. */
  program: RewardsProgram | undefined;
  /** Why loading or the last change failed. */
  error?: string | undefined;
  /** Success message of the last change. */
  done?: string | undefined;
  /** Increases with each outcome, so that a repeated one is announced again. */
  attempt?: number;
  /** A change is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Form action of the button that joins, for submissions before hydration. */
  enrollAction?: string | undefined;
  /** Returns the hidden fields of a form, by the purpose of the form. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** Page of the terms of the program; without it there is no link. */
  termsHref?: string | undefined;
  /** Called by the button that joins. */
  onEnroll?: (() => void) | undefined;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
  /** The sections of a member, below the balance. */
  children?: ReactNode;
}

const Loading = ({ text }: { text: string }) => (
  <div className={styles.card} aria-busy>
    <VisuallyHidden>
      <p role="status">{text}</p>
    </VisuallyHidden>
    <Skeleton width="quarter" />
    <SkeletonText lines={3} />
  </div>
);

/** Formats an ISO date as `Mar 31, 2027`, whatever the time zone. */
export function useLongDay(): (isoDate: string) => string {
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (isoDate) => format.format(new Date(isoDate));
}

/** The balance, tier and expiry of a member, or the form that joins the rewards program. */
export function RewardsPanel({
  program,
  error,
  done,
  attempt = 0,
  busy = false,
  enrollAction,
  fieldsFor,
  termsHref,
  onEnroll,
  onRetry,
  children,
}: RewardsPanelProps) {
  const { rewardsPage: texts } = useMessages('account', REWARDS_PAGE_MESSAGES);
  const locale = useLocale();
  const day = useLongDay();
  const money = (decimal: number) => formatMoney(toMinorUnits(decimal), locale);
  const outcome = (
    <>
      {error && (
        <Alert key={`failed-${attempt}`} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {done && !error && (
        <Alert key={`done-${attempt}`} kind="success" live="polite">
          {done}
        </Alert>
      )}
    </>
  );
  if (!program) return error ? outcome : <Loading text={texts.loading} />;
  const terms = termsHref && <Link href={termsHref}>{texts.terms}</Link>;
  const { percent, balance, tier, nextTier, amtSpent, remainingAmt, expiring, rewardsNo } = program;
  if (!program.isMember)
    return (
      <Stack gap={4}>
        {outcome}
        <section className={styles.card} aria-label={texts.join}>
          <Text size={18} weight="semibold">
            {texts.earnBack(percent)}
          </Text>
          <p>{texts.joinNote}</p>
          {program.mayJoin ? (
            <ButtonForm
              variant="primary"
              action={enrollAction}
              hidden={fieldsFor?.('rewards-enroll')}
              onPress={onEnroll}
              busy={busy}
            >
              {texts.join}
            </ButtonForm>
          ) : (
            <Alert kind="info">{texts.notAllowed}</Alert>
          )}
          {terms}
        </section>
      </Stack>
    );
  return (
    <Stack gap={6}>
      {outcome}
      <section className={styles.card} aria-label={texts.balance}>
        <div className={styles.top}>
          <p>
            <strong className={styles.balance}>{money(balance)}</strong>
            <span>{texts.inRewards}</span>
          </p>
          <Text size={14} tone="muted">
            {texts.number(rewardsNo ?? '')}
          </Text>
        </div>
        {nextTier ? (
          <ProgressBar
            label={texts.memberSpent(tier, money(amtSpent))}
            value={amtSpent}
            max={amtSpent + remainingAmt}
            valueText={texts.toNextTier(money(remainingAmt), nextTier)}
          />
        ) : (
          <p>{texts.memberSpent(tier, money(amtSpent))}</p>
        )}
        {expiring.length > 0 ? (
          <ul className={styles.years}>
            {expiring.map(({ year, amount, expires }) => (
              <li key={year}>{texts.expires(money(amount), year, day(expires))}</li>
            ))}
          </ul>
        ) : (
          <p>{texts.earnShare(percent)}</p>
        )}
        <p>{texts.useNote}</p>
        {terms}
      </section>
      {children}
    </Stack>
  );
}

import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { BadgeProps } from '@foolscap/ui/components';
import type { ApprovalReason, ApprovalStepData } from '../../contract/index.ts';
import { APPROVAL_PROGRESS_MESSAGES } from './approval-progress-messages.ts';
import styles from './ApprovalProgress.module.scss';

const TONES: Readonly<Record<ApprovalStepData['state'], BadgeProps['tone']>> = {
  CURRENT: 'warning',
  NEXT: 'neutral',
  APPROVED: 'success',
};

export interface ApprovalStepsProps {
  /** The approvals, in the order of their levels. */
  steps: readonly ApprovalStepData[];
  /** Whether the order still waits; otherwise the steps only say why it needed approval. */
  isWaiting: boolean;
}

/** The approvals that an order needs: why, who decides, and who has agreed (storefront-6.9). */
export function ApprovalSteps({ steps, isWaiting }: ApprovalStepsProps) {
  const { progress: texts } = useMessages('approvals', APPROVAL_PROGRESS_MESSAGES);
  const locale = useLocale();
  const describe = ({ kind, name = '', limit = 0, period = '' }: ApprovalReason) => {
    const amount = formatMoney(toMinorUnits(limit), locale);
    if (kind === 'LIMIT') return texts.reasons.LIMIT(amount);
    return kind === 'SPENDING' ? texts.reasons.SPENDING(amount, period) : texts.reasons[kind](name);
  };
  return (
    <ol className={styles.list} aria-label={texts.steps}>
      {steps.map((step, index) => (
        <li key={index} className={styles.entry}>
          <span className={styles.step}>
            <Text size={14} weight="medium">
              {describe(step.reason)}
            </Text>
            {(isWaiting || step.state === 'APPROVED') && steps.length > 1 && (
              <Badge tone={TONES[step.state]}>{texts.states[step.state]}</Badge>
            )}
          </span>
          {isWaiting && step.state !== 'APPROVED' && step.approvers !== undefined && (
            <Text size={14} tone="muted">
              {step.needsAll ? texts.allOf(step.approvers) : texts.oneOf(step.approvers)}
            </Text>
          )}
          {step.agreed.length > 0 && (
            <Text size={14} tone="muted">
              {texts.agreed(step.agreed)}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}

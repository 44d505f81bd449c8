import { useId } from 'react';
import { Checkbox, Inline, Spinner, Text, useMessages } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';

export type CaptchaPhase = 'idle' | 'checking' | 'verified' | 'failed' | 'expired';

export interface CaptchaCheckProps {
  /** The id of the checkbox, for the error summary of a form. */
  id?: string;
  /** State of the check. */
  phase: CaptchaPhase;
  /** Why the form cannot be submitted yet. */
  error?: string | undefined;
  /** Called when the box is checked. */
  onCheck?: () => void;
}

/**
 * A captcha that looks like a checkbox (storefront-4.19). Checking it starts the check; there is no puzzle. The outcome is a status, which
 * screen readers announce while the focus stays where it is.
 */
export function CaptchaCheck({ id, phase, error, onCheck }: CaptchaCheckProps) {
  const { captcha: texts } = useMessages('payments', PAYMENT_MESSAGES);
  const ownId = useId();
  const statusId = `${id ?? ownId}-status`;
  const isChecked = phase === 'checking' || phase === 'verified';
  return (
    <div>
      <Checkbox
        id={id}
        label={texts.label}
        hint={phase === 'idle' ? texts.hint : undefined}
        required
        checked={isChecked}
        error={error}
        aria-describedby={statusId}
        // A running or finished check cannot be undone.
        onChange={() => {
          if (!isChecked) onCheck?.();
        }}
      />
      <div id={statusId} role="status">
        {phase === 'checking' && (
          <Inline gap={2}>
            <Spinner size="sm" />
            <Text>{texts.checking}</Text>
          </Inline>
        )}
        {phase === 'verified' && <Text>{texts.verified}</Text>}
        {(phase === 'failed' || phase === 'expired') && <Text tone="muted">{texts[phase]}</Text>}
      </div>
    </div>
  );
}

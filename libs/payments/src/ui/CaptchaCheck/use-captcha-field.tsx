import type { ReactNode } from 'react';
import type { CaptchaSection } from '@foolscap/core/vocabulary';
import { CaptchaCheck } from './CaptchaCheck.tsx';
import type { CaptchaPhase } from './CaptchaCheck.tsx';
import { useMessages } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';

/** The captcha that the next card needs. */
export interface FormCaptcha {
  /** The kind of card; forms of other cards do not show it. */
  section: CaptchaSection;
  phase: CaptchaPhase;
  onCheck: () => void;
}

/** Creates the captcha of a form for one kind of card. @returns its field and its error, both undefined if none is needed */
export function useCaptchaField(
  captcha: FormCaptcha | undefined,
  section: CaptchaSection,
  { id, submits }: { id: string; submits: number },
): { field?: ReactNode; fault?: string } {
  const { captcha: texts } = useMessages('payments', PAYMENT_MESSAGES);
  if (captcha?.section !== section) return {};
  const { phase, onCheck } = captcha;
  const fault = phase === 'verified' ? undefined : phase === 'checking' ? texts.wait : texts.missing;
  const field = (
    <CaptchaCheck
      id={`${id}-captcha`}
      phase={phase}
      error={submits > 0 ? fault : undefined}
      onCheck={onCheck}
    />
  );
  return fault === undefined ? { field } : { field, fault };
}

import { useDispatch, useSelector } from 'react-redux';
import { captchaActions, selectCaptcha } from '../state/index.ts';
import type { FormCaptcha } from '../ui/index.ts';

/** Returns the captcha that the next card needs; undefined while none does. */
export function useCaptcha(): FormCaptcha | undefined {
  const dispatch = useDispatch();
  const { captchaSection: section, check } = useSelector(selectCaptcha);
  if (section === undefined) return undefined;
  return {
    section,
    phase: check.phase,
    onCheck: () => dispatch(captchaActions.captchaCheckRequested()),
  };
}

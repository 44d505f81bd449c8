/** Identifies the session and kind of card that a challenge is for, without revealing either. */
export type CaptchaBinding = string;

export type Verdict =
  | {
      status: 'VERIFIED';
      /** Identifies the challenge, so that it can be used only once. */
      id: string;
      expiresAt: Date;
    }
  | { status: 'WRONG' }
  | { status: 'EXPIRED' };

/**
 * A port for telling people from programs that try many cards. The default implementation needs no third party; another one may use an
 * external service.
 */
export interface HumanCheck {
  /** Creates a challenge that is valid only for its binding. */
  createChallenge(binding: CaptchaBinding): Promise<{ challenge: string; validFor: number }>;
  /** Verifies an answer. May verify the same one more than once; the caller ensures that each is used only once. */
  verify(answer: string, binding: CaptchaBinding): Promise<Verdict>;
}

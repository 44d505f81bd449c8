/** Identifies the session and the kind of card that a challenge is for. It reveals neither. */
export type CaptchaBinding = string;

export type Verdict =
  | {
      status: 'VERIFIED';
      /** Identifies the challenge, so that it is used once. */
      id: string;
      expiresAt: Date;
    }
  | { status: 'WRONG' }
  | { status: 'EXPIRED' };

/** Distinguishes people from programs that try many cards. A port: the default needs no third party, and another one may ask a service. */
export interface HumanCheck {
  /** Creates a challenge that is valid for one binding. */
  createChallenge(binding: CaptchaBinding): Promise<{ challenge: string; validFor: number }>;
  /** Verifies an answer. It may verify the same one again; the caller sees to it that each is used once. */
  verify(answer: string, binding: CaptchaBinding): Promise<Verdict>;
}

import { classNames, Icon, Link, Stack, Text, useMessages } from '@foolscap/ui/components';
import { WELCOME_MESSAGES } from './welcome-messages.ts';
import styles from './WelcomeSteps.module.scss';

/** A step of setting up a new account. */
export interface WelcomeStep {
  readonly code: 'email' | 'store' | 'address' | 'rewards';
  /** URL of the page where the step is done. */
  readonly href: string;
  readonly isDone: boolean;
}

export interface WelcomeStepsProps {
  /** The steps that apply to this shopper, in display order. */
  readonly steps: readonly WelcomeStep[];
  /** The address that the link for confirming it was sent to. */
  readonly email: string;
}

/** The steps of setting up a new account, in any order (storefront-2.59). A step that is done has no link. */
export function WelcomeSteps({ steps, email }: WelcomeStepsProps) {
  const { welcome: texts } = useMessages('account', WELCOME_MESSAGES);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Stack gap={4}>
      <Text weight="medium">
        {done === steps.length ? texts.allDone : texts.progress(done, steps.length)}
      </Text>
      <ul className={styles.steps} aria-label={texts.label}>
        {steps.map(({ code, href, isDone }) => (
          <li key={code} className={classNames(styles.step, isDone && styles.isDone)}>
            <span className={styles.mark}>
              {isDone && <Icon name="check" size="small" label={texts.done} />}
            </span>
            <Text weight="semibold">{texts[code].title}</Text>
            {!isDone && (
              <>
                <Text size={14} tone="muted">
                  {texts[code].text(email)}
                </Text>
                <div>
                  <Link href={href}>{texts[code].action}</Link>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

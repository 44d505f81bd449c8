import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Steps.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface Step {
  /** A noun, the heading of the step; unique. */
  readonly label: string;
  /** Link back to a completed step. */
  readonly href?: string | undefined;
}

export interface StepsProps {
  /** Three to five steps in order. */
  readonly steps: readonly Step[];
  /** Index of the current step, from 0; `steps.length` when all are completed. */
  readonly current: number;
  /** Accessible name of the process. */
  readonly label?: string;
  /**
   * `below`: under the numbers, for short labels; phones show all of them. By default next to the numbers, and phones show only the current
   * one.
   */
  readonly labels?: 'beside' | 'below';
  /** Screen reader text before a completed step. */
  readonly doneLabel?: string;
  /** Screen reader text after the current step. */
  readonly currentLabel?: string;
}

/** The steps of a process: completed, current and upcoming. A landmark for navigation only if it has links. */
export function Steps({
  steps,
  current,
  label = texts.progress,
  labels = 'beside',
  doneLabel = texts.done,
  currentLabel = texts.currentStep,
}: StepsProps) {
  const hasLinks = steps.some(({ href }, index) => index < current && href !== undefined);
  const list = (
    <ol
      aria-label={hasLinks ? undefined : label}
      className={classNames(styles.steps, labels === 'below' && styles.below)}
    >
      {steps.map((step, index) => {
        const done = index < current;
        const here = index === current;
        const content = (
          <>
            <span className={styles.number}>
              {done ? <Icon name="check" size="small" label={doneLabel} /> : index + 1}
            </span>
            <span className={styles.label}>{step.label}</span>
          </>
        );
        return (
          <li
            key={step.label}
            className={classNames(styles.step, done && styles.done, here && styles.here)}
            aria-current={here ? 'step' : undefined}
          >
            {done && step.href !== undefined ? (
              <Link variant="quiet" href={step.href} className={styles.way}>
                {content}
              </Link>
            ) : (
              <span className={styles.way}>{content}</span>
            )}
            {here && <VisuallyHidden> {currentLabel}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
  return hasLinks ? <nav aria-label={label}>{list}</nav> : list;
}

import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Steps.module.scss';

export interface Step {
  /** One noun, the heading of the step; each one once. */
  readonly label: string;
  /** Way back to a step that is done. */
  readonly href?: string | undefined;
}

export interface StepsProps {
  /** Three to five, in their order. */
  readonly steps: readonly Step[];
  /** Index of the step one is at, from 0; `steps.length` when all are done. */
  readonly current: number;
  /** Name of the task for screen readers. */
  readonly label?: string;
  /** Said before a step that is done, in place of its tick. */
  readonly doneLabel?: string;
  /** Said after the step one is at. */
  readonly currentLabel?: string;
}

/** How far one is: done, here, to come. */
export function Steps({
  steps,
  current,
  label = 'Progress',
  doneLabel = 'Done:',
  currentLabel = '(current step)',
}: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
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
    </nav>
  );
}

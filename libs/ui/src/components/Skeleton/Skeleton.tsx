import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.scss';

export interface SkeletonProps {
  /** The thing that will stand here: each has the measure of the real one. */
  readonly shape?: 'text' | 'heading' | 'price' | 'control' | 'picture' | 'circle';
  /** Share of the column. */
  readonly width?: 'full' | 'three-quarters' | 'half' | 'third' | 'quarter';
  /** A class of the place that it stands in. */
  readonly className?: string | undefined;
}

/** The place of something that is still on its way. Say so once, in the container (`aria-busy`). */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.bone, styles[shape], styles[width], className)} />;
}

export interface SkeletonTextProps {
  /** How many; 3 unless told. */
  readonly lines?: number;
}

/** Several lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={lines > 1 && line === lines - 1 ? 'half' : 'full'} />
      ))}
    </span>
  );
}

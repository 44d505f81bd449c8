import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.scss';

export interface SkeletonProps {
  /** The element that it replaces; each shape has the size of the real one. */
  readonly shape?: 'text' | 'heading' | 'price' | 'control' | 'picture' | 'circle';
  /** Fraction of the column's width. */
  readonly width?: 'full' | 'three-quarters' | 'half' | 'third' | 'quarter';
  /** Additional class name. */
  readonly className?: string | undefined;
}

/** A placeholder for loading content. Announce the loading once, in the container (`aria-busy`). */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.bone, styles[shape], styles[width], className)} />;
}

export interface SkeletonTextProps {
  /** Number of lines; 3 by default. */
  readonly lines?: number;
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={lines > 1 && line === lines - 1 ? 'half' : 'full'} />
      ))}
    </span>
  );
}

import { classNames } from '../classNames.ts';
import styles from './Icon.module.scss';
import { directional, paths, type IconName } from './paths.ts';

export interface IconProps {
  /** Which drawing. */
  readonly name: IconName;
  /** `auto`: 16 px on small screens, 20 px otherwise (cart 9). The other two are fixed. */
  readonly size?: 'auto' | 'small' | 'large';
  /** Name for screen readers; leave it out where the words stand beside the icon. */
  readonly label?: string;
  /** A class of the place that it stands in. */
  readonly className?: string;
}

/** A line drawing in the color of its text. */
export function Icon({ name, size = 'auto', label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classNames(
        styles.icon,
        styles[size],
        directional.has(name) && styles.directional,
        className,
      )}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={paths[name]} />
    </svg>
  );
}

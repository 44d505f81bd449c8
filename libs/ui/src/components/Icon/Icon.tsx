import { classNames } from '../class-names.ts';
import styles from './Icon.module.scss';
import { directional, paths, type IconName } from './paths.ts';

export interface IconProps {
  /** Name of the icon. */
  readonly name: IconName;
  /** `auto` is 16 px on small screens, else 20 px (cart-9.28). The others are fixed. */
  readonly size?: 'auto' | 'small' | 'large';
  /** Accessible name; omit it if there is text next to the icon. */
  readonly label?: string;
  /** Additional class name. */
  readonly className?: string;
}

/** A line icon in the color of the surrounding text. */
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

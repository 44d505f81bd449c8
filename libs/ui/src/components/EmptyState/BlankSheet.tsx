import { capPath } from '../Logo/Logo.tsx';
import styles from './BlankSheet.module.scss';

/** The default drawing: a blank sheet of paper with margin, rules and the logo as its watermark. */
export function BlankSheet() {
  return (
    <svg
      viewBox="0 0 200 160"
      width="200"
      height="160"
      aria-hidden
      focusable="false"
      className={styles.sheet}
    >
      <path className={styles.shadow} d="M46 146h106l12 6H58z" />
      <path className={styles.under} d="m52 24 92-8 9 122-92 8z" />
      <path className={styles.paper} d="M50 18h78l20 20v108H50z" />
      <path className={styles.rules} d="M50 60h98M50 74h98M50 88h98M50 102h98M50 116h98M50 130h98" />
      <path className={styles.fold} d="M128 18v20h20z" />
      <path className={styles.marginLine} d="M66 18v128" />
      <g transform="translate(83 66) scale(2.1)">
        <path className={styles.mark} d={capPath} />
      </g>
    </svg>
  );
}

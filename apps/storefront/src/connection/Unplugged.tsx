import styles from './Unplugged.module.scss';

/** A drawing of an unplugged plug. Its chunk is loaded early, because images cannot be fetched offline. */
export function Unplugged() {
  return (
    <svg
      viewBox="0 0 240 120"
      width="240"
      height="120"
      aria-hidden
      focusable="false"
      className={styles.drawing}
    >
      <path d="M8 60h52M60 36h24a24 24 0 0 1 0 48H60zM108 48h18M108 72h18" />
      <path d="M232 60h-40M192 34h-22a8 8 0 0 0-8 8v36a8 8 0 0 0 8 8h22z" />
      <path className={styles.spark} d="M138 26v-10M146 30l7-8M130 30l-7-8" />
    </svg>
  );
}

import styles from './Divider.module.scss';

/** A hairline between two elements of a column. */
export function Divider() {
  return <hr className={styles.rule} />;
}

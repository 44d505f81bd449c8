import styles from './Divider.module.scss';

/** A hairline between two things that stand in one column. */
export function Divider() {
  return <hr className={styles.rule} />;
}

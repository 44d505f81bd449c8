import { ListsTool } from './ListsTool.tsx';
import { StoreTool } from './StoreTool.tsx';
import styles from './HeaderTools.module.scss';

/** The tools of the header beside account and cart: the chosen store and the lists. */
export function HeaderTools() {
  return (
    <div className={styles.tools}>
      <StoreTool />
      <ListsTool />
    </div>
  );
}

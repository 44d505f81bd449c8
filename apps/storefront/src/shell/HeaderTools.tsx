import { ListsTool } from './ListsTool.tsx';
import { QuickOrderTool } from './QuickOrderTool.tsx';
import { StoreTool } from './StoreTool.tsx';
import styles from './HeaderTools.module.scss';

/** The tools of the header beside account and cart: the chosen store, the lists and the quick order. */
export function HeaderTools() {
  return (
    <div className={styles.tools}>
      <StoreTool />
      <ListsTool />
      <QuickOrderTool />
    </div>
  );
}

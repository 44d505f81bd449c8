import { Icon } from '@foolscap/ui/components';
import styles from './ListItems.module.scss';

export interface DragHandleProps {
  onDragStart: () => void;
}

/** The handle that drags a row with the mouse. */
export default function DragHandle({ onDragStart }: DragHandleProps) {
  return (
    <span
      className={styles.handle}
      data-handle=""
      draggable
      onDragStart={({ dataTransfer, currentTarget }) => {
        dataTransfer.effectAllowed = 'move';
        // The picture under the pointer is that of the row.
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 0, 0);
        onDragStart();
      }}
    >
      <Icon name="menu" size="small" />
    </span>
  );
}

import type { OperatorCategory } from '@rider/api/operator';
import { classNames } from '@rider/ui/class-names';
import * as styles from './categories.css.ts';

/** The category that is dragged, and where it is dropped. */
export interface CategoryDrag {
  dragged: OperatorCategory | null;
  setDragged: (category: OperatorCategory | null) => void;
  onDrop: (dropped: OperatorCategory, at: OperatorCategory) => void;
}

interface CategoryNameProps extends CategoryDrag {
  category: OperatorCategory;
  name: string;
  level: number;
}

/** The name of a category in the tree. It can be dragged to the place of another one of its parent; buttons do the same by keyboard. */
export function CategoryName({ category, name, level, dragged, setDragged, onDrop }: CategoryNameProps) {
  const isTarget = dragged !== null && dragged !== category && dragged.parentId === category.parentId;
  return (
    <div
      className={classNames(styles.levels[level], styles.draggable, isTarget && styles.target)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(category);
      }}
      onDragOver={(event) => {
        if (isTarget) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (isTarget) onDrop(dragged, category);
      }}
      onDragEnd={() => setDragged(null)}
    >
      {name}
    </div>
  );
}

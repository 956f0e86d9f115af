import { announce } from '@rider/ui/announcer';
import { IconButton } from '@rider/ui/button';
import { classNames } from '@rider/ui/class-names';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './sortable-list.css.ts';

/** Props of `SortableList`. */
export interface SortableListProps<Item> {
  /** The accessible name. */
  label: string;
  items: readonly Item[];
  getId: (item: Item) => string;
  getName: (item: Item) => string;
  onChange: (items: Item[]) => void;
  /** The items with a button that removes them; none without it. */
  canRemove?: (item: Item) => boolean;
  children: (item: Item, place: number) => ReactNode;
}

type Move = 'top' | 'up' | 'down';

/** A list whose items are ordered by dragging them or by buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getId, getName, onChange, canRemove, children } = props;
  const text = useMessages('desk.sortable');
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const focusAfterMove = useFocusAfterMove(list);
  const place = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to) return;
    const others = items.filter((each) => each !== item);
    onChange([...others.slice(0, to), item, ...others.slice(to)]);
    announce(text('moved', { name: getName(item), place: to + 1, count: items.length }));
  };
  const press = (index: number, move: Move) => {
    const to = move === 'top' ? 0 : index + (move === 'up' ? -1 : 1);
    focusAfterMove(to, move);
    place(index, to);
  };
  const endDrag = () => {
    setDragged(null);
    setTarget(null);
  };
  return (
    <ol ref={list} aria-label={label} className={styles.list}>
      {items.map((item, index) => {
        const name = getName(item);
        const button = (move: Move, isLast: boolean) => (
          <IconButton
            size="small"
            icon={MOVE_ICONS[move]}
            label={text(move, { name })}
            disabled={isLast}
            data-move={move}
            onClick={() => press(index, move)}
          />
        );
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by keyboard
          <li
            key={getId(item)}
            draggable
            className={classNames(
              styles.row,
              index === dragged && styles.dragged,
              index === target && target !== dragged && styles.target,
            )}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setTarget(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) place(dragged, index);
              endDrag();
            }}
            onDragEnd={endDrag}
          >
            <span className={styles.place}>{index + 1}</span>
            <div className={styles.content}>{children(item, index)}</div>
            <span>
              {button('top', index === 0)}
              {button('up', index === 0)}
              {button('down', index === items.length - 1)}
              {canRemove?.(item) && (
                <IconButton
                  size="small"
                  icon="close"
                  label={text('remove', { name })}
                  onClick={() => onChange(items.filter((each) => each !== item))}
                />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const MOVE_ICONS = { top: 'arrow-up', up: 'chevron-up', down: 'chevron-down' } as const;

/** Focuses the button of the moved item again: the browser takes the focus from an element that moves. */
function useFocusAfterMove(list: { current: HTMLOListElement | null }) {
  const moved = useRef<{ index: number; move: Move } | null>(null);
  useLayoutEffect(() => {
    const { current } = moved;
    moved.current = null;
    const row = current && list.current?.children[current.index];
    const isEnabled = ':not(:disabled)';
    (
      row?.querySelector<HTMLElement>(`[data-move=${current?.move}]${isEnabled}`) ??
      row?.querySelector<HTMLElement>(`[data-move]${isEnabled}`)
    )?.focus();
  });
  return (index: number, move: Move) => {
    moved.current = { index, move };
  };
}

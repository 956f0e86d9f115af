import { IconButton } from '@rider/ui/button';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `MoveUp`. */
export interface MoveUpProps {
  /** The row's name. */
  name: string;
  /** Absent for the first row, which has no button. */
  onMoveUp: (() => void) | undefined;
}

/** Moves a row of a setting above the one before it. */
export function MoveUp({ name, onMoveUp }: MoveUpProps) {
  const text = useMessages('desk.setting');
  if (!onMoveUp) return null;
  return (
    <IconButton icon="arrow-up" size="small" variant="quiet" label={text('moveUp', { name })} onClick={onMoveUp} />
  );
}

import { Button } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './save-bar.css.ts';

/** Props of `SaveBar`. */
export interface SaveBarProps {
  isChanged: boolean;
  /** Whether a save is in progress. */
  pending: boolean;
  /** Whether Save is offered without a change; as `isChanged` by default. */
  canSave?: boolean;
  /** Saves; absent where the button submits its form. */
  onSave?: () => void;
  onUndo: () => void;
}

/** Save and Undo at the lower edge of a screen with one long form, and whether it has unsaved changes. */
export function SaveBar({ isChanged, pending, canSave = isChanged, onSave, onUndo }: SaveBarProps) {
  const text = useMessages('desk.saveBar');
  return (
    <div className={styles.bar}>
      <Button
        type={onSave ? 'button' : 'submit'}
        variant="primary"
        pending={pending}
        disabled={!canSave}
        onClick={onSave}
      >
        {text('save')}
      </Button>
      {isChanged && (
        <Button variant="quiet" onClick={onUndo}>
          {text('undo')}
        </Button>
      )}
      <Text size="small" tone="quiet" aria-live="polite">
        {text(isChanged ? 'unsaved' : 'unchanged')}
      </Text>
    </div>
  );
}

import { LONGEST_TEXT } from '@rider/api/chat';
import { deleteCannedReply, saveCannedReply, type CannedReply } from '@rider/api/desk';
import type { Validated } from '@rider/model/validation';
import { Button, IconButton } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextArea } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { repliesQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import * as styles from './reply-editor.css.ts';

/** Props of `ReplyEditor`. */
export interface ReplyEditorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds, changes and deletes the agent's canned replies. */
export function ReplyEditor({ open, onOpenChange }: ReplyEditorProps) {
  const intl = useIntl();
  const { data: replies = [] } = useOptionalQuery(repliesQuery);
  const { run } = useOperatorAction('reply');
  const [edited, setEdited] = useState<CannedReply | null>(null);
  const remove = async ({ id }: CannedReply) => {
    if ((await run(() => deleteCannedReply(api, id))) && id === edited?.id) setEdited(null);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<FormattedMessage id="desk.replies.title" />}>
      <ReplyForm key={edited?.id ?? ''} edited={edited} onDone={() => setEdited(null)} />
      <ul className={styles.list}>
        {replies.map((reply) => (
          <li key={reply.id} className={styles.reply}>
            <span className={styles.text}>{reply.text}</span>
            <IconButton
              icon="edit"
              size="small"
              variant="quiet"
              label={intl.formatMessage({ id: 'desk.replies.editOne' }, { text: reply.text })}
              onClick={() => setEdited(reply)}
            />
            <IconButton
              icon="trash"
              size="small"
              variant="quiet"
              label={intl.formatMessage({ id: 'desk.replies.deleteOne' }, { text: reply.text })}
              onClick={() => void remove(reply)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ReplyFormProps {
  /** The reply to change; null for a new one. */
  edited: CannedReply | null;
  onDone: () => void;
}

function ReplyForm({ edited, onDone }: ReplyFormProps) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: ({ text = '' }): Validated<string> =>
      text.trim() === ''
        ? { values: undefined, errors: { text: intl.formatMessage({ id: 'desk.replies.missing' }) } }
        : { values: text.trim(), errors: undefined },
    save: (text) => saveCannedReply(api, { id: edited?.id, text }),
    onSaved: (form) => {
      form.reset();
      onDone();
    },
    change: 'reply',
  });
  return (
    <Form {...wiring}>
      <TextArea
        name="text"
        rows={3}
        maxLength={LONGEST_TEXT}
        label={intl.formatMessage({ id: edited ? 'desk.replies.change' : 'desk.replies.new' })}
        defaultValue={edited?.text ?? ''}
      />
      <Cluster>
        <Button type="submit" variant="primary" pending={wiring.pending}>
          <FormattedMessage id="desk.replies.save" />
        </Button>
        {edited && (
          <Button onClick={onDone}>
            <FormattedMessage id="desk.replies.cancel" />
          </Button>
        )}
      </Cluster>
    </Form>
  );
}

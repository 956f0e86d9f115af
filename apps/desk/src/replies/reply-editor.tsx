import { ApiError } from '@rider/api';
import { LONGEST_TEXT } from '@rider/api/chat';
import { deleteCannedReply, keepCannedReply, type CannedReply } from '@rider/api/desk';
import { Button, IconButton } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextArea, type FieldErrors } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { notify } from '@rider/ui/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../session/desk-api.ts';
import { useReplies } from './replies.ts';
import * as styles from './reply-editor.css.ts';

/** What the editor takes. */
export interface ReplyEditorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Writes, changes and deletes what the agent says often. */
export function ReplyEditor({ open, onOpenChange }: ReplyEditorProps) {
  const intl = useIntl();
  const { data: replies = [], mutate } = useReplies();
  const [edited, setEdited] = useState<CannedReply | null>(null);
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const edit = (reply: CannedReply | null) => {
    setEdited(reply);
    setText(reply?.text ?? '');
    setErrors({});
  };
  const change = async (run: () => Promise<void>) => {
    setPending(true);
    try {
      await run();
      edit(null);
    } catch (error) {
      const isSaid = error instanceof ApiError && error.kind === 'refused';
      notify({ message: isSaid ? error.message : intl.formatMessage({ id: 'desk.unavailable' }), tone: 'danger' });
    } finally {
      await mutate();
      setPending(false);
    }
  };
  const save = () => {
    const words = text.trim();
    if (words === '') setErrors({ text: intl.formatMessage({ id: 'desk.replies.missing' }) });
    else void change(() => keepCannedReply(api, { id: edited?.id, text: words }));
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<FormattedMessage id="desk.replies.title" />}>
      <Form
        errors={errors}
        pending={pending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) save();
        }}
      >
        <TextArea
          name="text"
          rows={3}
          maxLength={LONGEST_TEXT}
          label={intl.formatMessage({ id: edited ? 'desk.replies.change' : 'desk.replies.new' })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Cluster>
          <Button type="submit" variant="primary" pending={pending}>
            <FormattedMessage id="desk.replies.save" />
          </Button>
          {edited && (
            <Button onClick={() => edit(null)}>
              <FormattedMessage id="desk.replies.cancel" />
            </Button>
          )}
        </Cluster>
      </Form>
      <ul className={styles.list}>
        {replies.map((reply) => (
          <li key={reply.id} className={styles.reply}>
            <span className={styles.text}>{reply.text}</span>
            <IconButton
              icon="edit"
              size="small"
              variant="quiet"
              label={intl.formatMessage({ id: 'desk.replies.editOne' }, { text: reply.text })}
              onClick={() => edit(reply)}
            />
            <IconButton
              icon="trash"
              size="small"
              variant="quiet"
              label={intl.formatMessage({ id: 'desk.replies.deleteOne' }, { text: reply.text })}
              onClick={() => void change(() => deleteCannedReply(api, reply.id))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { IconButton } from '@rider/ui/button';
import { Menu } from '@rider/ui/menu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { repliesQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { ReplyEditor } from './reply-editor.tsx';

/** Props of `ReplyMenu`. */
export interface ReplyMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (text: string) => void;
}

const EDIT = 'edit';

/** A menu of canned replies. The chosen one is inserted into the composer, where it can be changed before it is sent. */
export function ReplyMenu({ open, onOpenChange, onChoose }: ReplyMenuProps) {
  const intl = useIntl();
  const { data: replies = [] } = useOptionalQuery(repliesQuery);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Menu
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <IconButton
            icon="star"
            size="small"
            variant="quiet"
            label={intl.formatMessage({ id: 'desk.replies.open' })}
          />
        }
        items={[
          ...replies.map(({ id, text }) => ({ id, label: text, onAction: () => onChoose(text) })),
          ...(replies.length > 0 ? (['separator'] as const) : []),
          {
            id: EDIT,
            icon: 'edit' as const,
            label: intl.formatMessage({ id: 'desk.replies.edit' }),
            onAction: () => setEditing(true),
          },
        ]}
      />
      <ReplyEditor open={isEditing} onOpenChange={setEditing} />
    </>
  );
}

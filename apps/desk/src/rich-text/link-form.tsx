import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './rich-text.css.ts';

/** Sets or removes the link of the selection. No form, because it is inside one. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useMessages('desk.richText');
  const [href, setHref] = useState<string>((editor.getAttributes('link') as { href?: string }).href ?? '');
  const apply = () => {
    const link = editor.chain().focus().extendMarkRange('link');
    const address = href.trim();
    if (address === '') link.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      link.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else link.setLink({ href: address }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form around the editor nor closes its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return apply();
    editor.commands.focus();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble from the controls
    <div className={styles.linkForm} onKeyDown={onKeyDown}>
      <TextField
        label={text('address')}
        description={text('addressHint')}
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on "Link" leads here
        autoFocus
      />
      <Button size="small" onClick={apply}>
        {text('apply')}
      </Button>
    </div>
  );
}

import { Button, type ButtonProps } from '@rider/ui/button';
import { Select } from '@rider/ui/field';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { LinkForm } from './link-form.tsx';
import * as styles from './rich-text.css.ts';

const HEADINGS = [2, 3, 4] as const;

interface EditorToolbarProps {
  editor: Editor;
  /** The field's label, part of the toolbar's name. */
  label: string;
}

/** The commands of an editor; arrow keys move between them. */
export function EditorToolbar({ editor, label }: EditorToolbarProps) {
  const text = useMessages('desk.richText');
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      heading: HEADINGS.find((level) => editor.isActive('heading', { level })),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const setHeading = (level: number) => {
    const known = HEADINGS.find((each) => each === level);
    (known ? run().setHeading({ level: known }) : run().setParagraph()).run();
  };
  return (
    <>
      <Toolbar label={text('toolbar', { field: label })}>
        <Select
          label={text('style')}
          hideLabel
          value={state.heading ?? ''}
          onChange={(event) => setHeading(Number(event.currentTarget.value))}
        >
          <option value="">{text('paragraph')}</option>
          {HEADINGS.map((level) => (
            <option key={level} value={level}>
              {text(`heading${level}`)}
            </option>
          ))}
        </Select>
        <Command label={text('bold')} pressed={state.bold} onClick={() => run().toggleBold().run()}>
          <b>{text('boldMark')}</b>
        </Command>
        <Command label={text('italic')} pressed={state.italic} onClick={() => run().toggleItalic().run()}>
          <i>{text('italicMark')}</i>
        </Command>
        <Command label={text('bullets')} pressed={state.bullets} onClick={() => run().toggleBulletList().run()}>
          •
        </Command>
        <Command label={text('numbers')} pressed={state.numbers} onClick={() => run().toggleOrderedList().run()}>
          ①
        </Command>
        <Command label={text('link')} pressed={state.link} onClick={() => setLinking(!isLinking)}>
          {text('link')}
        </Command>
        {!state.table && (
          <Command
            label={text('table')}
            onClick={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
          >
            {text('table')}
          </Command>
        )}
        <Command label={text('undo')} aria-disabled={!state.undo} onClick={() => run().undo().run()}>
          ↶
        </Command>
        <Command label={text('redo')} aria-disabled={!state.redo} onClick={() => run().redo().run()}>
          ↷
        </Command>
      </Toolbar>
      {state.table && <TableToolbar editor={editor} />}
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

/** The commands of the table around the cursor. */
function TableToolbar({ editor }: { editor: Editor }) {
  const text = useMessages('desk.richText');
  const run = () => editor.chain().focus();
  return (
    <Toolbar label={text('tableToolbar')}>
      <Command label={text('addRow')} onClick={() => run().addRowAfter().run()}>
        {text('addRow')}
      </Command>
      <Command label={text('addColumn')} onClick={() => run().addColumnAfter().run()}>
        {text('addColumn')}
      </Command>
      <Command label={text('deleteRow')} onClick={() => run().deleteRow().run()}>
        {text('deleteRow')}
      </Command>
      <Command label={text('deleteColumn')} onClick={() => run().deleteColumn().run()}>
        {text('deleteColumn')}
      </Command>
      <Command label={text('deleteTable')} onClick={() => run().deleteTable().run()}>
        {text('deleteTable')}
      </Command>
    </Toolbar>
  );
}

function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls take the focus
    <div role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={moveByArrow}>
      {children}
    </div>
  );
}

/** A command, whose press leaves the selection of the text as it is. */
function Command({ label, pressed, ...button }: ButtonProps & { label: string; pressed?: boolean }) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onMouseDown={(event) => event.preventDefault()}
      className={styles.command}
      {...button}
    />
  );
}

/** Moves the focus by the arrow keys; a select uses the vertical ones itself. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
  const at = controls.indexOf(event.target as HTMLElement);
  event.preventDefault();
  controls[(at + step + controls.length) % controls.length]?.focus();
}

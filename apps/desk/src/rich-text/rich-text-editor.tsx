import { TableKit } from '@tiptap/extension-table';
import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { FieldControl } from '@rider/ui/field';
import { useEffect } from 'react';
import { EditorToolbar } from './editor-toolbar.tsx';
import * as styles from './rich-text.css.ts';

// What the shop shows of a text (`@rider/model/rich-text`), so that editing an older text loses nothing.
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

interface RichTextEditorProps {
  control: Omit<FieldControl, 'name'>;
  label: string;
  lang: string | undefined;
  defaultValue: string;
  /** Called with the text as HTML; empty without any text. */
  onChange: (html: string) => void;
}

/** The editor of a rich text with its toolbar. A module of its own, because the editor's library is large. */
export default function RichTextEditor({ control, label, lang, defaultValue, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: defaultValue,
    // Its style element would need a nonce; rich-text.css.ts has what is needed.
    injectCSS: false,
    // Without the empty paragraphs at the end, where typing continues after a list or table.
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML().replace(/(?:<p><\/p>)+$/, '')),
  });
  useControlAttributes(editor, { control, label, lang });
  return (
    <div className={styles.frame} data-state={control['aria-invalid'] ? 'invalid' : undefined}>
      <EditorToolbar editor={editor} label={label} />
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}

/** Gives the editable element what a field's control has. */
function useControlAttributes(
  editor: Editor,
  { control, label, lang }: Pick<RichTextEditorProps, 'control' | 'label' | 'lang'>,
) {
  const { id, required, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  useEffect(() => {
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': String(required),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(lang !== undefined && { lang }),
    };
    editor.setOptions({ editorProps: { attributes } });
  }, [editor, id, required, describedBy, invalid, label, lang]);
}

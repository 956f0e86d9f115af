'use client';

import { PICTURE_KINDS, PICTURE_MEGABYTES, UPLOADED_KINDS } from '@rider/model/picture';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Field, type FieldProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useFileDrop } from '../picture-files/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './file-upload.css.ts';
import { DropHint, DropZone } from './picture-field.tsx';
import { PictureLimits } from './picture-rejections.tsx';
import { useScripted } from '../field/use-scripted.ts';

/** Props of `FormPictures`. */
interface FormPicturesProps extends FieldProps {
  /** Name of the form field. */
  name: string;
  /** Whether several pictures can be chosen. */
  multiple?: boolean;
}

/** Pictures that are posted with the form as files, for visitors, who may not upload. The server's response contains their errors. */
export function FormPictures({ multiple = false, description, ...field }: FormPicturesProps) {
  const scripted = useScripted();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { over, handlers } = useFileDrop(scripted && input ? (files) => put(input, files) : undefined);
  return (
    <Field
      {...field}
      description={
        <>
          <PictureLimits types={UPLOADED_KINDS} maxMegabytes={PICTURE_MEGABYTES} /> {description}
        </>
      }
    >
      {(control) => (
        <div data-component="form-pictures" className={styles.upload} {...handlers}>
          <DropZone htmlFor={control.id} state={over ? 'over' : undefined} className={styles.zone}>
            <Icon name="plus" />
            <DropHint verb={multiple ? 'choose' : 'chooseOne'} />
          </DropZone>
          <input
            {...control}
            ref={setInput}
            type="file"
            multiple={multiple}
            accept={UPLOADED_KINDS.map((kind) => PICTURE_KINDS[kind].media).join()}
            className={scripted ? visuallyHidden : styles.plainInput}
          />
          <ChosenNames input={input} />
        </div>
      )}
    </Field>
  );
}

/** Puts dropped or pasted files into the input, as if they were chosen there. */
function put(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of input.multiple ? files : files.slice(0, 1)) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The names of the chosen files, announced when they change. */
function ChosenNames({ input }: { input: HTMLInputElement | null }) {
  const intl = useIntl();
  const subscribe = useCallback(
    (onChange: () => void) => {
      input?.addEventListener('change', onChange);
      return () => input?.removeEventListener('change', onChange);
    },
    [input],
  );
  const names = useSyncExternalStore(
    subscribe,
    () => intl.formatList([...(input?.files ?? [])].map(({ name }) => name)),
    () => '',
  );
  return <output className={styles.names}>{names}</output>;
}

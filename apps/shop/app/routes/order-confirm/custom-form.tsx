import type { CustomField } from '@rider/model/order';
import { TextField } from '@rider/ui/field';
import { FileUpload } from '@rider/ui/file-upload';
import { useState } from 'react';
import type { Texts } from '@rider/web/form';
import { uploadPicture } from '../../upload/upload-picture.ts';
import { customName } from './order-rules.ts';

const INPUT_TYPES = {
  text: 'text',
  number: 'text',
  email: 'email',
  date: 'date',
  time: 'time',
  identity: 'text',
  phone: 'tel',
} as const;

const MOST_PICTURES = 8;

/** The fields that the shop asks for with these products. `typed` are the answers of a rejected form. */
export function CustomForm({ fields, typed }: { fields: readonly CustomField[]; typed: Texts | undefined }) {
  if (fields.length === 0) return null;
  return (
    <>
      {fields.map(({ title, kind, required }, index) => {
        const name = customName(index);
        if (kind === 'picture') return <Pictures key={name} label={title} name={name} required={required} />;
        return (
          <TextField
            key={name}
            label={title}
            name={name}
            form="order"
            type={INPUT_TYPES[kind]}
            {...(kind === 'number' && { inputMode: 'decimal' })}
            defaultValue={typed?.[name] ?? ''}
            required={required}
          />
        );
      })}
      <input type="hidden" name="customForm" form="order" value={JSON.stringify(fields)} />
    </>
  );
}

function Pictures(field: { label: string; name: string; required: boolean }) {
  const [urls, setUrls] = useState<readonly string[]>([]);
  return (
    <>
      <FileUpload
        {...field}
        name={`${field.name}.files`}
        maxFiles={MOST_PICTURES}
        upload={uploadPicture}
        onValueChange={setUrls}
      />
      {urls.map((url) => (
        <input key={url} type="hidden" name={field.name} form="order" value={url} />
      ))}
    </>
  );
}

import type { Localized } from '@rider/model/locale';
import { LOCALES } from '@rider/model/locale';
import { parseRichText } from '@rider/model/rich-text';
import type { EnteredPreview, Validated } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Container, Grid, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { RichText } from '@rider/ui/rich-text';
import { Heading } from '@rider/ui/text';
import { textsOf, type Texts } from '@rider/web/form';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LocalizedField } from '../form/localized-field.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { LocalizedRichTextField } from '../rich-text/localized-rich-text-field.tsx';

interface Content {
  title: Localized;
  content: Localized;
  version: number;
}

interface ContentFormProps<Values> {
  /** The list, to which it returns after saving. */
  list: string;
  heading: string;
  /** The record as it is saved; null for a new one. */
  content: Content | null;
  check: (typed: Texts) => Validated<Values>;
  save: (values: Values) => Promise<unknown>;
  /** A picture is being uploaded: saving waits for it. */
  uploading?: boolean;
  /** Returns the draft of a preview; none without it. */
  preview?: (typed: Texts) => EnteredPreview['draft'];
  /** The preview shows what was saved last. */
  previewsSaved?: boolean;
  /** The fields before and after title and text. */
  children?: ReactNode;
}

/** Edits a title and a rich text in both languages, with further fields. */
export function ContentForm<Values>(props: ContentFormProps<Values>) {
  const { list, heading, content, check, save, uploading = false, children, preview, previewsSaved = false } = props;
  const text = useMessages('desk.content');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [openedVersion] = useState(content?.version);
  const [isSaved, setSaved] = useState(false);
  const { wiring } = useSavedForm({
    check,
    save: async (values) => {
      await save(values);
      setSaved(true);
    },
    saved: () => text('saved'),
    onSaved: () => void navigate(list),
    change: 'content',
  });
  return (
    <Container>
      <Stack gap="x6">
        <Link href={list}>{text('back')}</Link>
        <Cluster justify="between" gap="x3">
          <Heading level={2} size="title2">
            {heading}
          </Heading>
          {preview && (
            <PreviewButton
              getDraft={() => preview(textsOf(new FormData(form.current ?? undefined)))}
              savedOnly={previewsSaved}
            />
          )}
        </Cluster>
        <Form ref={form} {...wiring}>
          {!isSaved && content !== null && content.version !== openedVersion && <SavedContent content={content} />}
          <LocalizedField name="title" label={text('title')} defaultValue={content?.title} required />
          {children}
          <LocalizedRichTextField name="content" label={text('text')} defaultValue={content?.content} required />
          <FormActions submit={text('save')} pending={wiring.pending || uploading} />
        </Form>
      </Stack>
    </Container>
  );
}

/** What another operator saved while the form was open. */
function SavedContent({ content: { title, content } }: { content: Content }) {
  const text = useMessages('desk.content');
  return (
    <Banner tone="warning" live title={text('savedMeanwhile')}>
      <Grid column="360px">
        {LOCALES.map((locale) => (
          <div key={locale} lang={locale}>
            <Heading level={3} size="large">
              {title[locale]}
            </Heading>
            <RichText content={parseRichText(content[locale])} />
          </div>
        ))}
      </Grid>
    </Banner>
  );
}

import { saveBanner, type OperatorBanner } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { bannerSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { FileUpload } from '@rider/ui/file-upload';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { bannersQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { MomentFields } from '../form/moment-fields.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { shopPictureUpload } from '../form/shop-picture-upload.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

const upload = shopPictureUpload('banner');

/** Adds a banner to the home page, or changes one. */
export function BannerDialog({ banner: opened, onClose }: { banner: OperatorBanner | null; onClose: () => void }) {
  const text = useMessages('desk.banners');
  const [isSaved, setSaved] = useState(false);
  const [uploading, setUploading] = useState(false);
  // Another operator may have changed it since the list was read.
  const { data } = useOptionalQuery(opened ? bannersQuery({}) : null);
  const banner = data?.items.find(({ id }) => id === opened?.id) ?? opened;
  const { wiring } = useSavedForm({
    check: (typed) => validate(bannerSchema, nestedValues(typed)),
    save: async (values) => {
      await saveBanner(api, banner, values);
      setSaved(true);
    },
    saved: () => text('saved'),
    onSaved: onClose,
    change: 'content',
  });
  return (
    <Dialog open onOpenChange={onClose} title={text(opened ? 'changeTitle' : 'add')}>
      <Form {...wiring}>
        {!isSaved && banner && banner.version !== opened?.version && <SavedBanner banner={banner} />}
        <LocalizedField name="title" label={text('title')} defaultValue={opened?.title} required />
        <LocalizedField name="subtitle" label={text('subtitle')} defaultValue={opened?.subtitle} required />
        <FormGrid>
          <TextField
            name="href"
            label={text('href')}
            description={text('hrefHint')}
            defaultValue={opened?.href}
            autoComplete="off"
            required
          />
          <TextField
            name="position"
            label={text('position')}
            description={text('positionHint')}
            inputMode="numeric"
            defaultValue={opened?.position ?? 1}
            autoComplete="off"
            required
          />
          <MomentFields
            name="from"
            label={text('from')}
            description={text('fromHint')}
            instant={opened?.from ?? null}
            time="00:00"
          />
          <MomentFields
            name="until"
            label={text('until')}
            description={text('untilHint')}
            instant={opened?.until ?? null}
            time="23:59"
          />
        </FormGrid>
        <FileUpload
          name="image"
          label={text('picture')}
          description={text('pictureHint')}
          maxFiles={1}
          defaultValue={opened ? [opened.image] : []}
          upload={upload}
          onPendingChange={setUploading}
          required
        />
        <FormActions submit={text('save')} pending={wiring.pending || uploading} />
      </Form>
    </Dialog>
  );
}

/** What another operator saved while the dialog was open. */
function SavedBanner({ banner: { title, subtitle, href, position } }: { banner: OperatorBanner }) {
  const text = useMessages('desk.banners');
  const locale = useIntl().locale as Locale;
  return (
    <Banner tone="warning" live>
      {text('savedValues', { values: [position, title[locale], subtitle[locale], href].join(' · ') })}
    </Banner>
  );
}

import { saveCompanySettings, type VersionedCompany } from '@rider/api/operator';
import { companySettingsSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { FileUpload } from '@rider/ui/file-upload';
import { Form, FormActions } from '@rider/ui/form';
import { Container, Grid, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { companyQuery } from '../data/operator-queries.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { shopPictureUpload } from '../form/shop-picture-upload.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';

const uploadLogo = shopPictureUpload('logo');

/** The company's name, addresses, texts and logo, as all pages show them. */
export default function Company() {
  const intl = useIntl();
  const text = useMessages('desk.company');
  const [opened, setOpened] = useState(0);
  return (
    <Container>
      <Stack gap="x6">
        <div>
          <Heading level={2} size="title2">
            {intl.formatMessage({ id: 'desk.section.company' })}
          </Heading>
          <Text tone="quiet">{text('where')}</Text>
        </div>
        <Loaded query={companyQuery} unknown="" back={{ href: '/', label: '' }}>
          {(company) => <CompanyForm key={opened} company={company} onReload={() => setOpened(opened + 1)} />}
        </Loaded>
      </Stack>
    </Container>
  );
}

function CompanyForm({ company, onReload }: { company: VersionedCompany; onReload: () => void }) {
  const text = useMessages('desk.company');
  // What another operator saves meanwhile is loaded, and what was typed stays.
  const [opened, setOpened] = useState(company);
  const [logo, setLogo] = useState<readonly string[]>(opened.logo ? [opened.logo] : []);
  const [uploading, setUploading] = useState(false);
  const { wiring } = useSavedForm({
    check: (typed) =>
      validate(companySettingsSchema, { ...nestedValues(typed), logo: logo[0] ?? '', version: opened.version }),
    save: async (values) => {
      await saveCompanySettings(api, values);
      setOpened({ ...values, version: values.version + 1 });
    },
    saved: () => text('saved'),
    change: 'company',
  });
  return (
    <Form {...wiring}>
      {company.version > opened.version && (
        <Banner tone="warning" title={text('changed')}>
          <Button size="small" onClick={onReload}>
            {text('reload')}
          </Button>
        </Banner>
      )}
      <Heading level={3} size="title3">
        {text('contact')}
      </Heading>
      <LocalizedField name="siteName" label={text('siteName')} defaultValue={opened.siteName} required />
      <Grid column="240px">
        <TextField label={text('phone')} name="phone" type="tel" defaultValue={opened.phone} required />
        <TextField label={text('email')} name="email" type="email" defaultValue={opened.email} required />
      </Grid>
      <LocalizedField name="address" label={text('address')} defaultValue={opened.address} required />
      <LocalizedField name="businessHours" label={text('businessHours')} defaultValue={opened.businessHours} />
      <Heading level={3} size="title3">
        {text('pages')}
      </Heading>
      <FileUpload
        label={text('logo')}
        description={text('logoHint')}
        name="logo"
        maxFiles={1}
        value={logo}
        onValueChange={setLogo}
        upload={uploadLogo}
        onPendingChange={setUploading}
      />
      <LocalizedField name="titleText" label={text('titleText')} defaultValue={opened.titleText} />
      <LocalizedField name="description" label={text('description')} defaultValue={opened.description} rows={3} />
      <LocalizedField name="keywords" label={text('keywords')} defaultValue={opened.keywords} />
      <LocalizedField name="copyright" label={text('copyright')} defaultValue={opened.copyright} />
      <LocalizedField name="recordNumber" label={text('recordNumber')} defaultValue={opened.recordNumber} />
      <FormActions submit={text('save')} pending={wiring.pending || uploading} />
    </Form>
  );
}

import { saveCompanySettings, type VersionedCompany } from '@rider/api/operator';
import { companySettingsSchema } from '@rider/model/validation';
import { TextField } from '@rider/ui/field';
import { FileUpload } from '@rider/ui/file-upload';
import { Grid } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { companyQuery } from '../data/operator-queries.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { shopPictureUpload } from '../form/shop-picture-upload.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SettingScreen } from '../setting/setting-screen.tsx';

const uploadLogo = shopPictureUpload('logo');

/** The company's name, addresses, texts and logo, as all pages show them. */
export default function Company() {
  const intl = useIntl();
  const text = useMessages('desk.company');
  return (
    <SettingScreen
      title={intl.formatMessage({ id: 'desk.section.company' })}
      where={text('where')}
      query={companyQuery}
      schema={companySettingsSchema}
      save={(company) => saveCompanySettings(api, company)}
      change="company"
    >
      {(company, onUploading) => <CompanyFields company={company} onUploading={onUploading} />}
    </SettingScreen>
  );
}

interface CompanyFieldsProps {
  company: VersionedCompany;
  onUploading: (uploading: boolean) => void;
}

function CompanyFields({ company, onUploading }: CompanyFieldsProps) {
  const text = useMessages('desk.company');
  return (
    <>
      <Heading level={3} size="title3">
        {text('contact')}
      </Heading>
      <LocalizedField name="siteName" label={text('siteName')} defaultValue={company.siteName} required />
      <Grid column="240px">
        <TextField label={text('phone')} name="phone" type="tel" defaultValue={company.phone} required />
        <TextField label={text('email')} name="email" type="email" defaultValue={company.email} required />
      </Grid>
      <LocalizedField name="address" label={text('address')} defaultValue={company.address} required />
      <LocalizedField name="businessHours" label={text('businessHours')} defaultValue={company.businessHours} />
      <Heading level={3} size="title3">
        {text('pages')}
      </Heading>
      <FileUpload
        label={text('logo')}
        description={text('logoHint')}
        name="logo"
        maxFiles={1}
        defaultValue={company.logo ? [company.logo] : []}
        upload={uploadLogo}
        onPendingChange={onUploading}
      />
      <LocalizedField name="titleText" label={text('titleText')} defaultValue={company.titleText} />
      <LocalizedField name="description" label={text('description')} defaultValue={company.description} rows={3} />
      <LocalizedField name="keywords" label={text('keywords')} defaultValue={company.keywords} />
      <LocalizedField name="copyright" label={text('copyright')} defaultValue={company.copyright} />
      <LocalizedField name="recordNumber" label={text('recordNumber')} defaultValue={company.recordNumber} />
    </>
  );
}

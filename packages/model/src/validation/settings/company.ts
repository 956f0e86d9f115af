import * as v from 'valibot';
import { email, localizedText, optionalLocalizedText, optionalText, phone, version } from '../fields/index.ts';

const NAME_LENGTH = 60;
const DESCRIPTION_LENGTH = 500;

/** The company's data, as an operator enters them. `logo` is the path of an uploaded picture, or empty. */
export const companySettingsSchema = v.object({
  siteName: localizedText('validation.shop.name', NAME_LENGTH),
  titleText: optionalLocalizedText(),
  description: optionalLocalizedText(DESCRIPTION_LENGTH),
  keywords: optionalLocalizedText(DESCRIPTION_LENGTH),
  phone,
  email,
  address: localizedText('validation.shop.address'),
  businessHours: optionalLocalizedText(),
  copyright: optionalLocalizedText(),
  recordNumber: optionalLocalizedText(),
  logo: optionalText,
  version,
});

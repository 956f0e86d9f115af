import { returnLogisticsSchema } from '@rider/model/validation';
import { formRules, textOf } from '../../form/form-outcome.ts';

/** What was typed in the form. */
export interface TypedLogistics {
  company: string;
  slipNumber: string;
  phone: string;
  photos: readonly string[];
}

/** How the form of returned goods is read and checked. */
export const logisticsRules = {
  ...formRules('send-goods', returnLogisticsSchema),
  pictures: 'photos',
  read: (form: FormData, photos: readonly string[]): TypedLogistics => ({
    company: textOf(form, 'company'),
    slipNumber: textOf(form, 'slipNumber'),
    phone: textOf(form, 'phone'),
    photos,
  }),
};

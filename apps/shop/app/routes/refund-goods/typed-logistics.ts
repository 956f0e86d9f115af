import { returnLogisticsSchema, validate } from '@rider/model/validation';
import { textOf } from '../../form/form-outcome.ts';

/** What was said in the form. */
export interface TypedLogistics {
  company: string;
  slipNumber: string;
  phone: string;
  photos: string[];
}

function typedIn(form: FormData, photos: string[]): TypedLogistics {
  const [company, slipNumber, phone] = [textOf(form, 'company'), textOf(form, 'slipNumber'), textOf(form, 'phone')];
  return { company, slipNumber, phone, photos };
}

/** How the form of returned goods is read and judged. */
export const logisticsRules = {
  read: typedIn,
  check: (typed: TypedLogistics) => validate(returnLogisticsSchema, typed),
};

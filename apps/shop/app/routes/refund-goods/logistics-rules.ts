import { returnLogisticsSchema } from '@rider/model/validation';
import { photoFormRules } from '../../form/form-outcome.ts';

/** How the form of returned goods is read and checked. */
export const logisticsRules = photoFormRules('send-goods', returnLogisticsSchema);

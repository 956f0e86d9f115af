import { returnLogisticsSchema } from '@rider/model/validation';
import { photoFormRules } from '../../form/form-outcome.ts';

/** Reads and validates the return shipment form. */
export const logisticsRules = photoFormRules('send-goods', returnLogisticsSchema);

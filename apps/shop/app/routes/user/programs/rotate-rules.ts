import { secretRotationSchema } from '@rider/model/validation';
import { formRules } from '../../../form/form-outcome.ts';

export const rotateRules = formRules('rotate', secretRotationSchema);

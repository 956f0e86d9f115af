export { BillingForm, type BillingFormProps } from './billing-form.tsx';

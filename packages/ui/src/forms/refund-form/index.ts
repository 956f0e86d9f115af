export type { RefundChoice, RefundFormLine, RefundQuantity } from './refund-choice.ts';
export { RefundForm, type RefundFormProps, type RefundFormValues } from './refund-form.tsx';

export { CreditCardForm, type CreditCardFormProps } from './credit-card-form.tsx';

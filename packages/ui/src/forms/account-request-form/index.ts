export {
  AccountRequestForm,
  type AccountRequestFormProps,
  type AccountRequestValues,
} from './account-request-form.tsx';

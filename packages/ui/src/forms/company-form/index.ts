export { CompanyForm, type CompanyFormProps } from './company-form.tsx';
export { CompanyFields, type CompanyFieldsProps, type CompanyValues } from './company-fields.tsx';

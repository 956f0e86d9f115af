export {
  Form,
  FormActions,
  FormGrid,
  FormSection,
  RequiredNote,
  type FormAction,
  type FormActionsProps,
  type FormElementProps,
  type FormGridProps,
  type FormProps,
  type FormSectionProps,
} from './form.tsx';
export { FormCard, type FormCardProps } from './form-card.tsx';

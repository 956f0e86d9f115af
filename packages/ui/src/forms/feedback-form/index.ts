export { FeedbackForm, type FeedbackFormProps, type FeedbackFormValues } from './feedback-form.tsx';

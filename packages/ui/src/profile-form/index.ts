export { ProfileForm, type ProfileFormProps, type ProfileFormValues, type ProfileSex } from './profile-form.tsx';

export { UiProvider, type UiFormats, type UiProviderProps } from './provider.tsx';

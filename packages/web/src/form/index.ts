export { useErrorTexts } from './error-texts.ts';
export { textsOf, type Texts } from './texts.ts';

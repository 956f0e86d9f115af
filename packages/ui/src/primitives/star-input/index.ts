export { StarInput, type StarInputProps, type Stars } from './star-input.tsx';

export { GroupProgress, type GroupProgressProps } from './group-progress.tsx';

export {
  GroupProgress,
  type GroupMember,
  type GroupProgressProps,
  type GroupProgressState,
} from './group-progress.tsx';

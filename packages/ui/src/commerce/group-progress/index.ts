export { GroupProgress, type GroupProgressProps } from './group-progress.tsx';
export { WaitingGroup, type WaitingGroupProps } from './waiting-group.tsx';

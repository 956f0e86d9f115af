export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export {
  createProgress,
  MIN_VISIBLE_MS,
  PROGRESS_DELAY_MS,
  PROGRESS_FILL_MS,
  type Progress,
  type ProgressPhase,
} from './progress.ts';

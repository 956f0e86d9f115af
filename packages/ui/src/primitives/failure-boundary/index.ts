export { FailureBoundary, type FailureBoundaryProps } from './failure-boundary.tsx';

export { RefundTimeline, type RefundTimelineProps } from './refund-timeline.tsx';

export { OrderTimeline, type OrderTimelineProps } from './order-timeline.tsx';
export { Timeline, type TimelineProps, type TimelineStep } from './timeline.tsx';

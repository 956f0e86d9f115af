export { Badge, CountBadge, type BadgeProps } from './badge.tsx';

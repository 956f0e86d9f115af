export { Badge, CountBadge, type BadgeProps, type CountBadgeProps } from './badge.tsx';

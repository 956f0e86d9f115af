export { MoreLink, SectionHead, type MoreLinkProps, type SectionHeadProps } from './section-head.tsx';

export { Cluster, Columns, Container, Grid, Page, Stack, Sticky, type Gap } from './layout.tsx';
export { VisuallyHidden } from '../visually-hidden/index.ts';

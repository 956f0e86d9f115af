export { Container, type ContainerProps } from './container.tsx';
export { Cluster, Grid, Stack, type Gap } from './layout.tsx';
export { Columns, Page, Sticky } from './page.tsx';
export { VisuallyHidden } from '../visually-hidden/index.ts';

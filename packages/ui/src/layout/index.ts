export { Cluster, Columns, Container, Grid, Page, Stack, Sticky, VisuallyHidden, type Gap } from './layout.tsx';

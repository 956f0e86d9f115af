export { Cluster, Container, Grid, Stack, VisuallyHidden, type Gap } from './layout.tsx';

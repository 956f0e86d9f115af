export { Swatch, SwatchRow, type Finish, type SwatchRowProps } from './swatch.tsx';

export { BalanceTile, type BalanceTileProps } from './balance-tile.tsx';

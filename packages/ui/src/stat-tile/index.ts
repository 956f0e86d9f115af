export { StatTile, StatTiles, type StatTileProps } from './stat-tile.tsx';

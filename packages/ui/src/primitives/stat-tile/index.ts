export { StatTile, StatTiles, type StatTileProps, type StatTilesProps } from './stat-tile.tsx';

export { CategoryTiles, type CategoryTilesProps, type TileCategory } from './category-tiles.tsx';

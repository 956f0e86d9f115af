export {
  addFavourite,
  getFavourites,
  isFavourite,
  removeFavourites,
  type Favourite,
  type FavouriteList,
} from './calls.ts';
export type * from './wire.ts';

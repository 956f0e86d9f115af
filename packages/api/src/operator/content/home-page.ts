import type { ProductState } from '@rider/model/product';
import type { HomeListName, HomeSection } from '@rider/model/site';
import type { HomePageValues } from '@rider/model/validation';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** A product in a hand-picked list. Only published ones are shown. */
export interface ListedProduct {
  id: string;
  name: string;
  image: string;
  codes: string[];
  state: ProductState;
}

/** The home page as operators arrange it. */
export interface OperatorHomePage {
  /** Sent back when saving, so that nobody overwrites the change of another. */
  version: number;
  sections: HomeSection[];
  lists: Record<HomeListName, ListedProduct[]>;
  /** The categories that the home page shows with their best-selling products. */
  shelves: { id: string; name: string }[];
}

/** The sections and lists of the home page. */
export function getHomePage(api: Api): Promise<OperatorHomePage> {
  return getOwn(api, operatorPath`home_page`);
}

/** Saves the home page. Rejects with errors by field, and with `changed-meanwhile` for an old version. */
export function saveHomePage(api: Api, homePage: HomePageValues): Promise<void> {
  return postOwn(api, operatorPath`home_page`, homePage);
}

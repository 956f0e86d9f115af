import type { ListedProduct, OperatorHomePage } from '@rider/api/operator';
import { HOME_LISTS, type HomeListName, type HomeSection } from '@rider/model/site';
import type { HomePageValues } from '@rider/model/validation';

/** The parts of the home page that are compared and merged as a whole. */
export const PARTS = ['sections', ...HOME_LISTS, 'shelves'] as const;

/** A part of the home page. */
export type HomePart = (typeof PARTS)[number];

/** The home page while it is edited. */
export type HomePageDraft = { sections: readonly HomeSection[]; shelves: OperatorHomePage['shelves'] } & Record<
  HomeListName,
  readonly ListedProduct[]
>;

/** What is edited of the home page. */
export function draftOf({ sections, lists, shelves }: OperatorHomePage): HomePageDraft {
  return { sections, ...lists, shelves };
}

/** What is saved of a draft. */
export function valuesOf(draft: HomePageDraft, version: number): HomePageValues {
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  const { best, hot, clearance } = draft;
  return {
    version,
    sections: [...draft.sections],
    lists: { best: ids(best), new: ids(draft.new), hot: ids(hot), clearance: ids(clearance) },
    shelves: ids(draft.shelves),
  };
}

/** What of a part is saved, as comparable text. */
function saved(draft: HomePageDraft, part: HomePart): string {
  return JSON.stringify(part === 'sections' ? draft.sections : draft[part].map(({ id }) => id));
}

/** The parts that differ. */
export function changedParts(before: HomePageDraft, after: HomePageDraft): HomePart[] {
  return PARTS.filter((part) => saved(before, part) !== saved(after, part));
}

/** What both have changed since `base`: own changes, and those of the other in all other parts. */
export function mergeHomePages(base: HomePageDraft, own: HomePageDraft, other: HomePageDraft): HomePageDraft {
  const changed = changedParts(base, own).map((part) => [part, own[part]]);
  return { ...other, ...Object.fromEntries(changed) } as HomePageDraft;
}

import { getHomePage, saveHomePage, type OperatorHomePage } from '@rider/api/operator';
import { ApiError } from '@rider/api/transport';
import { homePageSchema, validate } from '@rider/model/validation';
import { useErrorTexts } from '@rider/web/form';
import { useState } from 'react';
import { api } from '../data/desk-api.ts';
import { homePageQuery } from '../data/operator-queries.ts';
import { useAnswers } from '../data/use-query.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { CHANGED_MEANWHILE, NO_ERRORS, useOperatorAction } from '../form/use-operator-action.ts';
import {
  changedParts,
  draftOf,
  mergeHomePages,
  valuesOf,
  type HomePageDraft,
  type HomePart,
} from './home-page-draft.ts';

/** A part that another person has changed, with what that person saved. */
export interface TheirChange {
  part: HomePart;
  /** Names of what is in it. */
  names: readonly string[];
  /** Whether the next save replaces it. */
  replaced: boolean;
}

/** The home page while it is edited. After another person's save the changes of both are merged by part. */
export function useHomePageDraft(loaded: OperatorHomePage, saved: string) {
  const { setAnswer } = useAnswers();
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [theirs, setTheirs] = useState<readonly TheirChange[]>([]);
  const [failure, setFailure] = useState(NO_ERRORS);
  const errors = useErrorTexts(failure.errors);
  const acting = useOperatorAction('home-page', setFailure);
  const isChanged = changedParts(draftOf(base), draft).length > 0;
  useLeaveWarning(isChanged);

  const adopt = (page: OperatorHomePage, next: HomePageDraft) => {
    setBase(page);
    setDraft(next);
  };
  // Changed elsewhere before anything was changed here.
  if (loaded.version > base.version && !isChanged) adopt(loaded, draftOf(loaded));

  const merge = (page: OperatorHomePage) => {
    const before = draftOf(base);
    const other = draftOf(page);
    const own = changedParts(before, draft);
    setTheirs(
      changedParts(before, other).map((part) => ({
        part,
        names: other[part].map(({ name }) => name),
        replaced: own.includes(part),
      })),
    );
    adopt(page, mergeHomePages(before, draft, other));
  };
  const save = async () => {
    const values = valuesOf(draft, base.version);
    const { errors: faults } = validate(homePageSchema, values);
    if (faults) return setFailure({ errors: faults, message: null });
    setFailure(NO_ERRORS);
    await acting.run(async () => {
      try {
        await saveHomePage(api, values);
        setTheirs([]);
        const page = await getHomePage(api);
        await setAnswer(homePageQuery, page);
        adopt(page, draftOf(page));
      } catch (error) {
        if (error instanceof ApiError && error.code === CHANGED_MEANWHILE) merge(await getHomePage(api));
        throw error;
      }
    }, saved);
  };
  return {
    draft,
    change: (values: Partial<HomePageDraft>) => setDraft((now) => ({ ...now, ...values })),
    theirs,
    isChanged,
    undo: () => setDraft(draftOf(base)),
    save,
    pending: acting.pending,
    /** Why the last save failed. */
    faults: [...new Set([...Object.values(errors), ...(failure.message === null ? [] : [failure.message])])],
  };
}

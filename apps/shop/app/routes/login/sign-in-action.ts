import { login } from '@rider/api/account';
import { redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import {
  clearedFromPathCookie,
  clearedWishCookie,
  FROM_PATH_COOKIE,
  readCookie,
  sessionCookie,
} from '../../session/cookies.ts';
import { returnPath } from '../../session/return-path.ts';
import { carryOut, wishInWords, wishOf, wishPath } from '../../wish/wish.ts';
import { signInRules } from './sign-in-rules.ts';

/** Loads the article that sign-in will add to the cart. Signed-in buyers are redirected (R4.2). */
export async function signInLoader({ context, request }: LoaderFunctionArgs) {
  const { api, signedIn } = context.get(requestScope);
  const wish = wishOf(request);
  if (signedIn) throw redirect(wish ? wishPath(wish) : '/');
  return { wish: wish && (await wishInWords(api, wish)) };
}

/** Signs in, stores the token in its cookie, carries out the visitor's wish and returns to the previous page (R4.1, R4.3). */
export function signInAction(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { apiAs, origin } = context.get(requestScope);
  return answerForm(args, (api, form) =>
    saveForm(api, form, {
      ...signInRules,
      save: async (credentials) => {
        const session = await login(api, credentials);
        const headers = new Headers();
        headers.append('Set-Cookie', sessionCookie(session.token, origin));
        headers.append('Set-Cookie', clearedFromPathCookie(origin));
        headers.append('Set-Cookie', clearedWishCookie(origin));
        const wish = wishOf(request);
        const from = readCookie(request.headers.get('Cookie'), FROM_PATH_COOKIE);
        const there = wish ? await carryOut(apiAs(session.token), wish) : returnPath(from, origin);
        return redirectDocument(there, { headers });
      },
    }),
  );
}

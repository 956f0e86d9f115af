import { login } from '@rider/api/account';
import type { ActionFunctionArgs } from 'react-router';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { enter } from '../../sign-in/enter.ts';
import { readCookie, WECHAT_LINK_COOKIE } from '../../session/cookies.ts';
import { signInRules } from './sign-in-rules.ts';

/** Signs in by password. */
export function signInAction(args: ActionFunctionArgs) {
  return answerForm(args, (api, form) =>
    saveForm(api, form, {
      ...signInRules,
      save: async (credentials) => {
        const wechatKey = readCookie(args.request.headers.get('Cookie'), WECHAT_LINK_COOKIE) ?? undefined;
        return enter(args, await login(api, { ...credentials, wechatKey }), 'password');
      },
    }),
  );
}

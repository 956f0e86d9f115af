import type { Api } from '@rider/api/transport';
import {
  changeEmail,
  changePassword,
  changePhone,
  saveProfile,
  signOutEverywhere,
  unlinkWechat,
} from '@rider/api/profile';
import type { Profile } from '@rider/model/profile';
import { screens } from '@rider/model/screens';
import { passwordChangeSchema, profileSchema } from '@rider/model/validation';
import { AvatarUpload } from '@rider/ui/file-upload';
import { PasswordChangeForm } from '@rider/ui/password-change-form';
import { ProfileForm } from '@rider/ui/profile-form';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirectDocument, useActionData, type ActionFunctionArgs } from 'react-router';
import { devicesQuery, profileQuery, programsQuery, wechatLinksQuery } from '../account-queries.ts';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import { browserLoader } from '../../../data/browser-load.ts';
import { changing } from '../../../data/changes.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { userQuery } from '../../../data/queries.ts';
import { useQuery } from '../../../data/use-query.ts';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { formRules, textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { requestsCode, sendCodeOfForm, type CodeFormOutcome } from '../../../verification-code/verification-code.ts';
import { AskTheShop } from '../../../verification-code/ask-the-shop.tsx';
import { clearedSessionCookies } from '../../../session/cookies.ts';
import { requestScope } from '../../../data/request-scope.ts';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { formLimitOf } from '../../../upload/form-limit.ts';
import { uploadPicture } from '../../../upload/upload-picture.ts';
import { EmailForm, emailRules, PhoneForm, phoneRules } from './contact-forms.tsx';
import { Devices, EVERYWHERE, PROGRAMS } from './devices.tsx';
import { UNLINK, WechatLinks } from './wechat-links.tsx';
import { asPart } from '../../../data/query.ts';
import { Part } from '../../../data/part.tsx';

/** Raises the server's limit for the form's size. */
export const handle = { formLimit: formLimitOf(1) };

const profileRules = { ...formRules('profile', profileSchema), pictures: 'avatar' };
const passwordRules = formRules('password', passwordChangeSchema);

const QUERIES = [profileQuery, devicesQuery, programsQuery, wechatLinksQuery, capabilitiesQuery];

export const loader = buyerLoader(QUERIES);

export const clientLoader = browserLoader([...QUERIES, asPart(userQuery)]);

/** Saves what `intent` names: profile, e-mail, phone or a new password; or unlinks WeChat, or signs out everywhere. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, (api, form) => {
    const intent = textOf(form, 'intent');
    if (intent === EVERYWHERE) return leaveEverywhere(api, args, textOf(form, PROGRAMS) !== '');
    if (intent === UNLINK) return press(UNLINK, () => unlinkWechat(api));
    for (const rules of [emailRules, phoneRules])
      if (intent === rules.intent && requestsCode(form)) return sendCodeOfForm(api, form, rules);
    if (intent === emailRules.intent)
      return saveForm(api, form, { ...emailRules, save: (change) => changeEmail(api, change) });
    if (intent === phoneRules.intent)
      return saveForm(api, form, { ...phoneRules, save: (change) => changePhone(api, change) });
    if (intent === passwordRules.intent)
      return saveForm(api, form, { ...passwordRules, save: (passwords) => changePassword(api, passwords) });
    return saveForm(api, form, {
      ...profileRules,
      save: (profile, [avatar = '']) => saveProfile(api, { ...profile, avatar }),
    });
  });
}

async function leaveEverywhere(api: Api, { context }: ActionFunctionArgs, programs: boolean): Promise<Response> {
  await signOutEverywhere(api, { programs });
  const headers = new Headers();
  const { origin } = context.get(requestScope);
  for (const cleared of clearedSessionCookies(origin)) headers.append('Set-Cookie', cleared);
  return redirectDocument(screens.signIn, { headers });
}

export const clientAction = changing('profile');

/** The buyer's profile, how to reach them, password and signed-in devices. */
export default function ProfileScreen() {
  const intl = useIntl();
  const profile = useQuery(profileQuery);
  const { accounts } = useQuery(capabilitiesQuery);
  const outcome = useActionData<CodeFormOutcome>();
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.profile.title' })} />
      <OwnData profile={profile} outcome={outcome} />
      {accounts ? <Security profile={profile} outcome={outcome} /> : <AskTheShop />}
    </>
  );
}

/** How the buyer is reached and signs in. */
function Security({ profile, outcome }: { profile: Profile; outcome: CodeFormOutcome | undefined }) {
  return (
    <>
      <PartHeading name="email" />
      <EmailForm profile={profile} outcome={outcome} />
      <PartHeading name="phone" />
      <PhoneForm profile={profile} outcome={outcome} />
      <PartHeading name="password" />
      <Password account={profile.account} outcome={outcome} />
      <Part query={wechatLinksQuery}>{(links) => <WechatLinks links={links} outcome={outcome} />}</Part>
      <PartHeading name="devices" />
      <Part query={devicesQuery}>
        {(devices) => <Part query={programsQuery}>{(programs) => <Devices {...{ devices, programs }} />}</Part>}
      </Part>
    </>
  );
}

function PartHeading({ name }: { name: 'email' | 'phone' | 'password' | 'devices' }) {
  return (
    <Heading level={2} size="title3">
      <FormattedMessage id={`shop.profile.${name}`} />
    </Heading>
  );
}

function OwnData({ profile, outcome }: { profile: Profile; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const [uploading, setUploading] = useState(false);
  const { typed, wiring } = useSavedForm({
    ...profileRules,
    outcome,
    saved: intl.formatMessage({ id: 'shop.profile.saved' }),
  });
  const values = { ...profile, ...typed };
  return (
    <ProfileForm
      {...wiring}
      encType="multipart/form-data"
      pending={wiring.pending || uploading}
      defaultValues={values}
      avatar={
        <AvatarUpload
          label={intl.formatMessage({ id: 'shop.profile.picture' })}
          name="avatar"
          defaultValue={values.avatar}
          upload={uploadPicture}
          onPendingChange={setUploading}
        />
      }
    />
  );
}

function Password({ account, outcome }: { account: string; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    ...passwordRules,
    outcome,
    saved: intl.formatMessage({ id: 'shop.profile.passwordChanged' }),
  });
  return (
    <PasswordChangeForm
      {...wiring}
      account={account}
      passwordHint={intl.formatMessage({ id: 'shop.profile.passwordHint' })}
    />
  );
}

import { changePassword, saveProfile } from '@rider/api/profile';
import type { Profile } from '@rider/model/profile';
import { passwordChangeSchema, profileSchema, validate } from '@rider/model/validation';
import { AvatarUpload } from '@rider/ui/file-upload';
import { PasswordChangeForm } from '@rider/ui/password-change-form';
import { ProfileForm } from '@rider/ui/profile-form';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { profileQuery } from '../../data/account-queries.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { userQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm } from '../../form/answer-form.ts';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';
import { picturesOfForm } from '../../upload/pictures-of-form.ts';
import { uploadPicture } from '../../upload/upload-picture.ts';

/** The form's limit, for the server. */
export const handle = { formLimit: formLimitOf(1) };

const checkProfile = (typed: unknown) => validate(profileSchema, typed);
const checkPasswords = (typed: unknown) => validate(passwordChangeSchema, typed);

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [profileQuery]);
}

export function clientLoader() {
  // The header shows name and picture.
  forget('profile', 'user');
  return loadInBrowser([profileQuery, userQuery]);
}

/** Saves the buyer's own data or a new password: `intent` is profile or password. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    const typed = textsOf(form);
    if (typed.intent === 'password') {
      return saveForm(typed, {
        intent: 'password',
        check: checkPasswords,
        save: (passwords) => changePassword(api, passwords),
      });
    }
    return saveForm(typed, {
      intent: 'profile',
      check: checkProfile,
      save: async (profile) => {
        const [avatar = ''] = await picturesOfForm(api, form, 'avatar');
        await saveProfile(api, { ...profile, avatar });
      },
    });
  });
}

/** The buyer's own data and password (R2.10, R5). */
export default function ProfileScreen() {
  const intl = useIntl();
  const profile = useQuery(profileQuery);
  const outcome = useActionData<FormOutcome>();
  const title = intl.formatMessage({ id: 'shop.profile.title' });
  return (
    <>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      <OwnData profile={profile} outcome={outcome} />
      <Heading level={2} size="title3">
        {intl.formatMessage({ id: 'shop.profile.password' })}
      </Heading>
      <Password account={profile.account} outcome={outcome} />
    </>
  );
}

function OwnData({ profile, outcome }: { profile: Profile; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const [uploading, setUploading] = useState(false);
  const { typed, wiring } = useSavedForm({
    intent: 'profile',
    check: checkProfile,
    outcome,
    saved: intl.formatMessage({ id: 'shop.profile.saved' }),
  });
  const values = { ...profile, ...typed };
  return (
    <ProfileForm
      {...wiring}
      encType="multipart/form-data"
      pending={wiring.pending || uploading}
      values={values}
      avatar={
        <AvatarUpload
          label={intl.formatMessage({ id: 'shop.profile.picture' })}
          name="avatar"
          defaultValue={values.avatar}
          upload={uploadPicture}
          onBusyChange={setUploading}
        />
      }
    >
      <input type="hidden" name="intent" value="profile" />
    </ProfileForm>
  );
}

function Password({ account, outcome }: { account: string; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    intent: 'password',
    check: checkPasswords,
    outcome,
    saved: intl.formatMessage({ id: 'shop.profile.passwordChanged' }),
  });
  return (
    <PasswordChangeForm
      {...wiring}
      account={account}
      passwordHint={intl.formatMessage({ id: 'shop.profile.passwordHint' })}
    >
      <input type="hidden" name="intent" value="password" />
    </PasswordChangeForm>
  );
}

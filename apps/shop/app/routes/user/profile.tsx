import { changePassword, saveProfile } from '@rider/api/profile';
import type { Profile } from '@rider/model/profile';
import { passwordChangeSchema, profileSchema } from '@rider/model/validation';
import { AvatarUpload } from '@rider/ui/file-upload';
import { PasswordChangeForm } from '@rider/ui/password-change-form';
import { ProfileForm } from '@rider/ui/profile-form';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { profileQuery } from '../../data/account-queries.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { userQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { formRules, textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';
import { uploadPicture } from '../../upload/upload-picture.ts';

/** Raises the server's limit for the form's size. */
export const handle = { formLimit: formLimitOf(1) };

const profileRules = { ...formRules('profile', profileSchema), pictures: 'avatar' };
const passwordRules = formRules('password', passwordChangeSchema);

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [profileQuery]);
}

export const clientLoader = () => loadInBrowser([profileQuery, userQuery]);

/** Saves the profile or a new password: `intent` is profile or password. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, (api, form) =>
    textOf(form, 'intent') === passwordRules.intent
      ? saveForm(api, form, {
          ...passwordRules,
          save: (passwords) => changePassword(api, passwords),
        })
      : saveForm(api, form, {
          ...profileRules,
          save: (profile, [avatar = '']) => saveProfile(api, { ...profile, avatar }),
        }),
  );
}

export const clientAction = changing('profile');

/** The buyer's profile and password (R2.10, R5). */
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
    >
      <input type="hidden" name="intent" value="profile" />
    </ProfileForm>
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
    >
      <input type="hidden" name="intent" value="password" />
    </PasswordChangeForm>
  );
}

'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlaceFields, type AddressFormCountry, type PlaceValues } from '../address-form/index.ts';
import { CodeField, type CodeSent, type SendCode } from '../../primitives/code-field/index.ts';
import { CompanyFields, type CompanyValues } from '../company-form/index.ts';
import { Checkbox, TextField } from '../../primitives/field/index.ts';
import { wideField } from '../../primitives/form/form.css.ts';
import { Form, FormActions, FormCard, FormSection, RequiredNote, type FormProps } from '../../primitives/form/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { FormPictures } from '../../primitives/file-upload/form-pictures.tsx';

/** Default values; passwords and codes are not prefilled. */
export interface AccountRequestValues extends CompanyValues {
  firstName: string;
  lastName: string;
  billing: Partial<PlaceValues>;
  email: string;
  account: string;
}

/**
 * Props of the form. It posts the names of its values, places as `billing.zip` and the like, `code`, `password`, `terms`, and
 * the file `licensePicture`. Its children are hidden fields of the host.
 */
export interface AccountRequestFormProps extends FormProps {
  /** Countries to choose from, with their regions. */
  countries: readonly AddressFormCountry[];
  /** Sends a code to the recipient and resolves to the result. */
  sendCode: SendCode;
  /** The state of the code on load, e.g. after a post without script. */
  codeSent?: CodeSent | undefined;
  /** Initial values of the fields. */
  defaultValues?: Partial<AccountRequestValues> | undefined;
  /** The rules for account names and passwords, as text. */
  accountHint?: string | undefined;
  /** The rules for passwords, shown under the field. */
  passwordHint?: string | undefined;
}

/** The request for an account: contact, company, billing address, account, agreement. */
export function AccountRequestForm(props: AccountRequestFormProps) {
  const { countries, sendCode, codeSent, defaultValues: values = {}, accountHint, passwordHint, ...others } = props;
  const { children, ...form } = others;
  const { signIn } = useScreens();
  const intl = useIntl();
  const text = (name: 'title' | 'introduction' | 'person' | 'business' | 'businessNote' | 'billing' | 'submit') =>
    intl.formatMessage({ id: `ui.accountRequestForm.${name}` });
  return (
    <FormCard
      data-component="account-request-form"
      wide
      title={text('title')}
      description={text('introduction')}
      footer={
        <span>
          <FormattedMessage id="ui.accountRequestForm.known" />{' '}
          <Link href={signIn}>
            <FormattedMessage id="ui.accountRequestForm.login" />
          </Link>
        </span>
      }
    >
      <Form encType="multipart/form-data" {...form}>
        {children}
        <RequiredNote />
        <FormSection title={text('person')}>
          <PersonFields defaultValues={values} />
        </FormSection>
        <FormSection title={text('business')} description={text('businessNote')}>
          <CompanyFields defaultValues={values} />
          <LicensePicture />
        </FormSection>
        <FormSection title={text('billing')}>
          <PlaceFields countries={countries} defaultValues={values.billing} purpose="billing" within="billing" />
        </FormSection>
        <AccountSection {...{ sendCode, codeSent, defaultValues: values, accountHint, passwordHint }} />
        <Checkbox name="terms" value="1" label={<Agreement />} required />
        <FormActions submit={text('submit')} pending={form.pending} />
      </Form>
    </FormCard>
  );
}

/** A photo or scan of the contractor license, sent with the form. */
function LicensePicture() {
  const intl = useIntl();
  return (
    <FormPictures
      label={intl.formatMessage({ id: 'ui.accountRequestForm.licensePicture' })}
      description={intl.formatMessage({ id: 'ui.accountRequestForm.licensePictureNote' })}
      name="licensePicture"
      className={wideField}
    />
  );
}

/** First and last name, in the order of the user's language. */
function PersonFields({ defaultValues: values = {} }: Pick<AccountRequestFormProps, 'defaultValues'>) {
  const intl = useIntl();
  const text = (name: 'firstName' | 'lastName') => intl.formatMessage({ id: `ui.accountRequestForm.${name}` });
  const names = [
    <TextField
      key="first"
      {...named('firstName', values)}
      label={text('firstName')}
      autoComplete="given-name"
      required
    />,
    <TextField
      key="last"
      {...named('lastName', values)}
      label={text('lastName')}
      autoComplete="family-name"
      required
    />,
  ];
  return intl.locale.startsWith('zh') ? names.toReversed() : names;
}

type AccountSectionProps = Pick<
  AccountRequestFormProps,
  'sendCode' | 'codeSent' | 'defaultValues' | 'accountHint' | 'passwordHint'
>;

/** E-mail with its code, account name and password. */
function AccountSection({
  sendCode,
  codeSent,
  defaultValues: values = {},
  accountHint,
  passwordHint,
}: AccountSectionProps) {
  const intl = useIntl();
  const text = (name: 'account' | 'email' | 'accountName' | 'password') =>
    intl.formatMessage({ id: `ui.accountRequestForm.${name}` });
  return (
    <FormSection title={text('account')}>
      <TextField
        {...named('email', values)}
        label={text('email')}
        type="email"
        autoComplete="email"
        className={wideField}
        required
      />
      <CodeField sendCode={sendCode} sent={codeSent} className={wideField} />
      <TextField
        {...named('account', values)}
        label={text('accountName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        description={accountHint}
      />
      <PasswordField
        name="password"
        label={text('password')}
        autoComplete="new-password"
        required
        description={passwordHint}
      />
    </FormSection>
  );
}

function named(name: 'account' | 'email' | 'firstName' | 'lastName', values: Partial<AccountRequestValues>) {
  return { name, defaultValue: values[name] ?? '' };
}

/** The label of the agreement's checkbox; its links open in a new tab, so that the form's values are not lost. */
function Agreement() {
  const { policy } = useScreens();
  const linkTo = (part: string) => (text: ReactNode) => (
    <Link href={`${policy}#${part}`} target="_blank" rel="noopener">
      {text}
    </Link>
  );
  return (
    <FormattedMessage
      id="ui.accountRequestForm.agree"
      values={{ terms: linkTo('terms'), privacy: linkTo('privacy') }}
    />
  );
}

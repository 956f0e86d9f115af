import { sendFeedback } from '@rider/api/content';
import { FEEDBACK_PICTURES } from '@rider/model/limits';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { DescriptionList } from '@rider/ui/description-list';
import { FeedbackForm } from '@rider/ui/feedback-form';
import { TextField } from '@rider/ui/field';
import { Cluster, Columns, Stack, VisuallyHidden } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { PublicPage } from '../../category/trail.tsx';
import * as content from '../../content/content.css.ts';
import { PhoneLink } from '../../content/phone-link.tsx';
import { companyQuery, userQuery } from '../../data/queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import '../../messages/all-messages.ts';
import { useDocumentData } from '../../session/document-data.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';
import { feedbackRules, filesOf, type TypedFeedback } from './feedback-rules.ts';
import * as styles from './route.css.ts';
import { useSiteName } from '../../page-head/page-head.tsx';

/** The form takes pictures from visitors too. */
export const handle: ScreenHandle & { formLimit: number; openToVisitors: true } = {
  reads: readsOnly('sent'),
  formLimit: formLimitOf(FEEDBACK_PICTURES),
  openToVisitors: true,
};

export const loader = serverLoader([capabilitiesQuery]);

export const clientLoader = browserLoader([capabilitiesQuery]);

export function action(args: ActionFunctionArgs) {
  return answerForm<TypedFeedback>(args, async (api, form) =>
    saveForm(api, form, {
      ...feedbackRules(await capabilitiesQuery.call(api)),
      save: async (draft) => {
        await sendFeedback(api, draft, { pictures: filesOf(form), website: textOf(form, 'website') });
        return `${screens.contact}?sent=1`;
      },
    }),
  );
}

/** How to reach the shop, and a form for messages to it. */
export default function Contact() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const title = intl.formatMessage({ id: 'shop.chat.contact' });
  const isSent = parameters.get('sent') === '1';
  return (
    <PublicPage
      className={content.main}
      title={title}
      description={intl.formatMessage({ id: 'shop.contact.description' }, { shop: useSiteName() })}
      canonicalPath={screens.contact}
    >
      <div className={content.head}>
        <Heading level={1}>{title}</Heading>
        <Text tone="quiet">
          <FormattedMessage id="shop.contact.introduction" />
        </Text>
      </div>
      <Columns>
        <Stack as="section" aria-labelledby="message-title">
          <Heading level={2} id="message-title">
            <FormattedMessage id="shop.contact.write" />
          </Heading>
          <Message key={String(isSent)} isSent={isSent} />
        </Stack>
        <Stack as="section" aria-labelledby="company-title">
          <Heading level={2} id="company-title">
            <FormattedMessage id="shop.contact.company" />
          </Heading>
          <Company />
        </Stack>
      </Columns>
    </PublicPage>
  );
}

/** The form; what is known of a signed-in buyer is filled in. A visitor signs in first where the backend requires it. */
function Message({ isSent }: { isSent: boolean }) {
  const { signedIn } = useDocumentData() ?? { signedIn: false };
  const capabilities = useQuery(capabilitiesQuery);
  const { visitorMessages } = capabilities;
  const rules = feedbackRules(capabilities);
  const user = useOptionalQuery(signedIn ? userQuery : null).data;
  const outcome = useActionData<FormOutcome<TypedFeedback>>();
  const { typed, wiring } = useSavedForm({ ...rules, outcome });
  const { pictures: _sizes, ...texts } = typed ?? { pictures: [] };
  const known = user && { company: user.company, email: user.email, phone: user.phone };
  if (!visitorMessages && !signedIn) return <SignInFirst />;
  return (
    <>
      {isSent && outcome === undefined && (
        <Banner tone="success" live>
          <FormattedMessage id={visitorMessages ? 'shop.contact.sent' : 'shop.contact.sentByBuyer'} />
        </Banner>
      )}
      <FeedbackForm
        {...wiring}
        brief={!visitorMessages}
        maxPhotos={visitorMessages ? FEEDBACK_PICTURES : 0}
        defaultValues={typed ? texts : known}
      >
        <Honeypot />
      </FeedbackForm>
    </>
  );
}

function SignInFirst() {
  return (
    <>
      <Text>
        <FormattedMessage id="shop.contact.signIn" />
      </Text>
      <Cluster>
        <LinkButton href={screens.signIn}>
          <FormattedMessage id="shop.contact.toSignIn" />
        </LinkButton>
      </Cluster>
    </>
  );
}

/** A honeypot: people neither see nor reach it, so a message that fills it is stored as suspected spam. Password managers skip it. */
function Honeypot() {
  const intl = useIntl();
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <TextField
        name="website"
        label={intl.formatMessage({ id: 'shop.contact.website' })}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </VisuallyHidden>
  );
}

function Company() {
  const intl = useIntl();
  const company = useOptionalQuery(companyQuery).data;
  // Beside a rejected form, while the backend is unavailable.
  if (company === undefined) return null;
  const { siteName, phone, email, address, businessHours, map } = company;
  const term = (name: 'phone' | 'email' | 'hours' | 'address') => intl.formatMessage({ id: `shop.contact.${name}` });
  return (
    <>
      <DescriptionList
        layout="stacked"
        items={[
          {
            key: 'phone',
            term: term('phone'),
            description: phone && <PhoneLink phone={phone} />,
          },
          { key: 'email', term: term('email'), description: email && <a href={`mailto:${email}`}>{email}</a> },
          { key: 'hours', term: term('hours'), description: businessHours },
          { key: 'address', term: term('address'), description: address },
        ]}
      />
      {map !== '' && (
        <img
          src={map}
          alt={intl.formatMessage({ id: 'shop.contact.map' }, { name: siteName, address })}
          width="640"
          height="420"
          loading="lazy"
          className={styles.map}
        />
      )}
    </>
  );
}

import type { EmailDraftPreview, EmailPreview, EmailTemplate, OperatorList } from '@rider/api/operator';
import { FALLBACK_LOCALE, isLocale } from '@rider/model/locale';
import { emailCodeSchema, emailTextsSchema, validate, versionedEmailTextsSchema } from '@rider/model/validation';
import { hasSubject, isEmailName } from '../email/email-text.ts';
import { queueRenderedEmail, type EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import type { RouteModule } from '../http/environment.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { textOf } from '../http/parameters.ts';
import { messageText } from '../messages/index.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { listEmailPreviews, previewDraft } from './email-previews.ts';
import { readEmailTemplate, saveEmailTexts, textIn } from './email-templates.ts';
import { emailTextFaults, isSecretEmail } from './judge-email-texts.ts';
import { renderSample } from './render-sample.ts';

/** Operators' calls for the texts of the shop's e-mails, their previews, and test sends to the operator's own address. */
export const emailPreviewRoutes: RouteModule<EmailServices> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'email-texts');
  const { database, shopOrigin: origin } = services;
  const emailOf = ({ inPath, may }: Pick<OperatorCall, 'inPath' | 'may'>) => {
    const name = inPath('name');
    if (!isEmailName(name)) throw new ApiError('not-found');
    // Who may not read codes in the outbox could have them sent to an address of their own.
    return { name, origin, mayChange: !isSecretEmail(name) || may('outbox') };
  };

  get<OperatorList<EmailPreview>>('/operator/email_previews', ({ list }) =>
    listEmailPreviews(database, origin, list()),
  );

  get<EmailTemplate>('/operator/email_previews/:name', async (call) => {
    const { mayChange, ...email } = emailOf(call);
    return { ...(await readEmailTemplate(database, email)), mayChange };
  });

  post('/operator/email_previews/:name', async (call) => {
    const { mayChange, ...email } = emailOf(call);
    if (!mayChange) throw new ApiError('role-not-allowed', { status: 400 });
    const { operator, locale, body } = call;
    await saveEmailTexts(database, email, { operator, locale, entered: body(versionedEmailTextsSchema) });
  });

  post<EmailDraftPreview>('/operator/email_previews/:name/preview', async (call) => {
    const { locale, body } = call;
    return previewDraft({ database, ...emailOf(call), locale }, body(emailTextsSchema));
  });

  post('/operator/email_previews/:name/send', async (call) => {
    const { operator, given, body } = call;
    const { name } = emailOf(call);
    if (!hasSubject(name)) throw new ApiError('not-found');
    const wanted = textOf(given, 'locale');
    const locale = isLocale(wanted) ? wanted : FALLBACK_LOCALE;
    const texts = body(emailTextsSchema);
    const faults = emailTextFaults(name, texts, { origin, locale: call.locale });
    if (Object.keys(faults).length > 0) throw fieldErrorTexts(faults);
    const agent = database.selectFrom('agent').select('account').where('id', '=', operator.id);
    const { account } = await agent.executeTakeFirstOrThrow();
    const to = validate(emailCodeSchema, { email: account }).values?.email;
    if (to === undefined) throw new ApiError('no-email-address', { status: 400 });
    const email = await renderSample({ database, name, origin, locale }, textIn(texts, locale));
    await database.transaction().execute(async (transaction) => {
      const subject = messageText('backend.emailPreview.subject', locale, { subject: email.subject });
      await queueRenderedEmail(services, transaction, { ...email, to, subject });
      await recordOperatorAction(transaction, { operator, action: 'email.test', subject: name, detail: to });
    });
  });
};

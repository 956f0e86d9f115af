import type { EmailPreview, OperatorList } from '@rider/api/operator';
import { FALLBACK_LOCALE, isLocale } from '@rider/model/locale';
import { emailCodeSchema, validate } from '@rider/model/validation';
import { queueRenderedEmail, type EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { messageText } from '../messages/index.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { listEmailPreviews, previewEmail } from './email-previews.ts';

/** Operators' calls for previews of the shop's e-mails, and test sends to the operator's own address. */
export const emailPreviewRoutes: RouteModule<EmailServices> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'email-texts');
  const { database, shopOrigin } = services;

  get<OperatorList<EmailPreview>>('/operator/email_previews', ({ list }) => listEmailPreviews(shopOrigin, list()));

  post('/operator/email_previews/:name/send', async ({ operator, given, inPath }) => {
    const name = inPath('name');
    const wanted = textOf(given, 'locale');
    const locale = isLocale(wanted) ? wanted : FALLBACK_LOCALE;
    const email = await previewEmail(name, shopOrigin, locale);
    if (email === undefined) throw new ApiError('not-found');
    const agent = database.selectFrom('agent').select('account').where('id', '=', operator.id);
    const { account } = await agent.executeTakeFirstOrThrow();
    const to = validate(emailCodeSchema, { email: account }).values?.email;
    if (to === undefined) throw new ApiError('no-email-address', { status: 400 });
    await database.transaction().execute(async (transaction) => {
      const subject = messageText('backend.emailPreview.subject', locale, { subject: email.subject });
      await queueRenderedEmail(services, transaction, { ...email, to, subject });
      await recordOperatorAction(transaction, { operator, action: 'email.test', subject: name, detail: to });
    });
  });
};

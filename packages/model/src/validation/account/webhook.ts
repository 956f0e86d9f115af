import * as v from 'valibot';
import { isWebhookUrl, WEBHOOK_EVENTS } from '../../webhook/index.ts';
import { choicesOf } from '../fields/index.ts';

/** An endpoint of webhooks: its address, and its events joined by commas. */
export const webhookEndpointSchema = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    // As it is requested: the parser drops line breaks, which would begin lines of their own in e-mails.
    v.transform((typed) => (URL.canParse(typed) ? new URL(typed).href : typed)),
    v.check(isWebhookUrl, 'validation.webhook.url'),
  ),
  events: choicesOf(WEBHOOK_EVENTS, 'validation.webhook.events'),
});

import { documentLocale } from '../messages/browser-messages.ts';
import { localized } from '../messages/localized-path.ts';

/** Posts fields and loads the answer as a document, as a form without script does; `path` has no language prefix. */
export function postDocument(path: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.action = localized(documentLocale(), path);
  form.method = 'post';
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { name, value }));
  document.body.append(form);
  form.submit();
}

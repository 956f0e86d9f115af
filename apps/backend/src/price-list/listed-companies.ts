import type { Locale } from '@rider/model/locale';
import type { Transaction } from '../database/open.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { messageText } from '../messages/index.ts';

/**
 * The ids of companies by line: `North Glass`, `#12`, or `North Glass #12` where several have the name. @throws ApiError `faulty-fields` with
 * the lines that name none or several.
 */
export async function companiesOf(transaction: Transaction, lines: string, locale: Locale): Promise<number[]> {
  const names = [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  if (names.length === 0) return [];
  const typed = names.map((line) => {
    const { name = line, id } = /^(?<name>.*?)\s*#(?<id>\d{1,9})$/.exec(line)?.groups ?? {};
    return { line, name: name.toLowerCase(), id: id === undefined ? null : Number(id) };
  });
  const found = await transaction
    .selectFrom('buyer_company')
    .select(['id', 'name'])
    .where((where) =>
      where.or([
        where(
          where.fn('lower', ['name']),
          'in',
          typed.map(({ name }) => name),
        ),
        where('id', 'in', [0, ...typed.flatMap(({ id }) => id ?? [])]),
      ]),
    )
    .execute();
  const ids = typed.map(({ line, name, id }) => {
    const meant = found.filter((company) => (id === null ? company.name.toLowerCase() === name : company.id === id));
    return { line, id: meant.length === 1 ? meant[0]?.id : undefined };
  });
  const unknown = ids.flatMap(({ line, id }) => (id === undefined ? [line] : []));
  if (unknown.length > 0)
    throw fieldErrorTexts({
      companies: messageText('backend.priceList.unknownCompanies', locale, {
        companies: unknown.slice(0, 10).join(', '),
      }),
    });
  return [...new Set(ids.flatMap(({ id }) => id ?? []))];
}

import { TAX_CERTIFICATE_FIELDS } from '@rider/api/tax';
import type { Locale } from '@rider/model/locale';
import { taxCertificateSchema } from '@rider/model/validation';
import { readCountries } from '../address/read-address-form.ts';
import type { Database } from '../database/open.ts';
import { daysOf } from '../http/days.ts';
import type { Parameters } from '../http/environment.ts';
import { fieldErrorTexts, readForm } from '../http/form-errors.ts';
import { ApiError } from '../http/api-error.ts';
import { validationText } from '../messages/index.ts';
import { pictureOfForm } from '../upload/form-picture.ts';
import type { RewrittenPicture } from '../upload/picture.ts';

/** Maximum number of undecided certificates per buyer, so that nobody fills the database. */
const MOST_WAITING = 5;

/** A certificate as parsed from its form. */
interface ReadCertificate {
  number: string;
  /** Code of a US state. */
  state: string;
  expiresAt: Date;
  document: RewrittenPicture;
}

interface CertificateForm {
  parameters: Parameters;
  buyerId: number;
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
}

/** Validates a form; the picture last, because it costs most, and by its content. @throws ApiError with errors by field. */
export async function readCertificate(
  database: Database,
  { parameters, buyerId, locale, now }: CertificateForm,
): Promise<ReadCertificate> {
  const { number, region, lastDay } = readForm(taxCertificateSchema, TAX_CERTIFICATE_FIELDS, parameters, locale);
  const errorAt = (field: string, id: string) => fieldErrorTexts({ [field]: validationText(id, locale) });
  const countries = await readCountries(database, locale);
  const states = countries.find(({ code }) => code === 'US')?.states ?? [];
  if (!states.some(({ code }) => code === region)) throw errorAt('province', 'validation.state.required');
  const { before: expiresAt } = daysOf({ end: lastDay });
  if (expiresAt === null) throw errorAt('last_day', 'validation.taxCertificate.lastDay');
  if (expiresAt.getTime() <= now) throw errorAt('last_day', 'validation.taxCertificate.past');
  const document = await pictureOfForm(parameters.document, {
    field: 'document',
    sender: `buyer ${buyerId}`,
    locale,
  });
  if (document === null) throw errorAt('document', 'validation.taxCertificate.document');
  return { number, state: region, expiresAt, document };
}

/** Stores a certificate for the operators' decision. @throws ApiError `too-many-tax-certificates`. */
export async function addCertificate(
  database: Database,
  buyerId: number,
  { number, state, expiresAt, document }: ReadCertificate,
  now: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Serialises concurrent uploads, so that each counts the previous ones.
    await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute();
    const { waiting } = await transaction
      .selectFrom('tax_certificate')
      .select((select) => select.fn.countAll<number>().as('waiting'))
      .where('buyer_id', '=', buyerId)
      .where('decision', 'is', null)
      .executeTakeFirstOrThrow();
    if (waiting >= MOST_WAITING) throw new ApiError('too-many-tax-certificates', { status: 400 });
    await transaction
      .insertInto('tax_certificate')
      .values({
        buyer_id: buyerId,
        number,
        state,
        expires_at: expiresAt,
        document_type: document.type,
        document: document.bytes,
        uploaded_at: new Date(now),
        decision: null,
        decided_at: null,
        decided_by: null,
        reminded_at: null,
      })
      .execute();
  });
}

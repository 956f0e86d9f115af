import type { VersionedCompany } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { CompanySettings } from '@rider/model/site';
import type { Database } from '../database/open.ts';
import { mediaPath } from '../http/media.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { changeDetail } from '../setting/changes-between.ts';
import { takeShopPictures } from '../upload/shop-pictures.ts';
import type { CompanyFacts } from './tables.ts';

/** The company's data. */
export async function companyFacts(database: Database): Promise<CompanyFacts> {
  const { facts } = await database.selectFrom('company').select('facts').executeTakeFirstOrThrow();
  return facts;
}

/** The path of the company's logo; empty without one. */
export function logoPath({ logo }: CompanyFacts): string {
  return logo && mediaPath(logo);
}

function settingsOf(facts: CompanyFacts): CompanySettings {
  const { map: _map, wechatQrcode: _qrcode, ...settings } = facts;
  return { ...settings, logo: logoPath(facts) };
}

/** The company's data, for an operator. */
export async function readCompanySettings(database: Database): Promise<VersionedCompany> {
  const { facts, version } = await database
    .selectFrom('company')
    .select(['facts', 'version'])
    .executeTakeFirstOrThrow();
  return { ...settingsOf(facts), version };
}

/**
 * Saves the company's data, and logs those that changed. The caller invalidates `site` afterwards. @throws ApiError
 * `changed-meanwhile`, `unknown-picture` for a logo that no operator uploaded.
 */
export async function saveCompanySettings(
  database: Database,
  operator: Operator,
  { version, ...settings }: VersionedCompany,
  locale: Locale,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const stored = await transaction.selectFrom('company').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
    if (stored.version !== version) throw await changedMeanwhile(transaction, stored.changed_by, locale);
    const before = settingsOf(stored.facts);
    const logos = settings.logo === '' ? [] : [settings.logo];
    const [logo = ''] = await takeShopPictures(transaction, logos, [stored.facts.logo]);
    await transaction
      .updateTable('company')
      .set({
        facts: JSON.stringify({ ...stored.facts, ...settings, logo }),
        version: version + 1,
        changed_by: operator.id,
      })
      .execute();
    const subject = settings.siteName['en-US'];
    const detail = changeDetail(before, settings);
    await recordOperatorAction(transaction, { operator, action: 'company.save', subject, detail });
  });
}

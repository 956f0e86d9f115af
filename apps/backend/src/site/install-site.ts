import type { Installation, InstallStep } from '../catalogue/install-once.ts';
import type { CompanyFacts } from './tables.ts';

const HOUR = 3_600_000;

async function installCompany({ transaction, contents: { company } }: Installation): Promise<void> {
  const facts: CompanyFacts = {
    siteName: company.site_name,
    titleText: company.site_title_text,
    keywords: company.site_keywords,
    description: company.site_description,
    phone: company.contact_number,
    email: company.email,
    address: company.company_address,
    businessHours: company.business_hours,
    copyright: company.copyright,
    recordNumber: company.record_No,
    logo: company.logoUrl,
    ...(company.map !== undefined && { map: company.map }),
    ...(company.wechat_qrcode !== undefined && { wechatQrcode: company.wechat_qrcode }),
  };
  await transaction
    .insertInto('company')
    .values({ id: 1, facts: JSON.stringify(facts) })
    .execute();
}

async function installHome({ transaction, contents: { home } }: Installation): Promise<void> {
  for (const [position, banner] of home.banners.entries()) {
    const { id, image, link: href } = banner;
    const texts = { title: JSON.stringify(banner.title), subtitle: JSON.stringify(banner.subtitle) };
    await transaction
      .insertInto('banner')
      .values({ id, position, image, href, ...texts })
      .execute();
  }
  for (const [locale, keywords] of Object.entries(home.hot_keywords)) {
    if (keywords.length === 0) continue;
    const rows = keywords.map((keyword, position) => ({ locale, position, keyword }));
    await transaction.insertInto('hot_keyword').values(rows).execute();
  }
}

async function installNews({ transaction, contents: { articles, notices }, now }: Installation): Promise<void> {
  for (const { id, key, title } of articles.categories) {
    await transaction
      .insertInto('news_category')
      .values({ id, key, title: JSON.stringify(title) })
      .execute();
  }
  for (const article of articles.articles) {
    const row = {
      id: article.id,
      category_id: article.category_id,
      title: JSON.stringify(article.title),
      synopsis: JSON.stringify(article.synopsis),
      content: JSON.stringify(article.content),
      image: article.image,
      product_id: article.product_id,
      author: JSON.stringify(article.author),
      visits: article.visit,
      published_at: new Date(now - article.published_hours_ago * HOUR),
    };
    await transaction.insertInto('news').values(row).execute();
  }
  for (const { id, title, content, published_hours_ago } of notices) {
    const published_at = new Date(now - published_hours_ago * HOUR);
    const texts = { title: JSON.stringify(title), content: JSON.stringify(content) };
    await transaction
      .insertInto('notice')
      .values({ id, published_at, ...texts })
      .execute();
  }
}

async function installCountries({ transaction, contents: { regions } }: Installation): Promise<void> {
  const rows = regions.map((region, position) => ({
    code: region.code,
    position,
    name: JSON.stringify(region.name),
    phone_code: region.phone_code,
    zip_pattern: region.zip_pattern,
    zip_label: JSON.stringify(region.zip_label),
    state_label: JSON.stringify(region.state_label),
    states: JSON.stringify(region.states),
  }));
  await transaction.insertInto('country').values(rows).execute();
}

/** Fills company data, banners and keywords of the home page, news, announcements and regions. */
export const installSite: InstallStep = async (installation) => {
  await installCompany(installation);
  await installHome(installation);
  await installNews(installation);
  await installCountries(installation);
};

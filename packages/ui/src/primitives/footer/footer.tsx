'use client';

import type { CompanyInfo } from '@rider/model/site';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useScreens } from '../link/index.ts';
import * as styles from './footer.css.ts';

/** Props of the footer; absent or empty ones are omitted. */
export interface FooterProps extends Partial<Omit<CompanyInfo, 'logoUrl' | 'keywords' | 'map'>> {
  /** Address of the picture with the WeChat QR code. */
  wechatQrCode?: string | null | undefined;
  /** Slot of the chat. */
  children?: ReactNode;
}

const LINKS = ['about', 'contact', 'policy', 'news', 'flashSales', 'presales'] as const;

/** The bottom of every page: company data and contacts. */
export function Footer(props: FooterProps) {
  const { siteName, description, copyright, recordNumber, hasAbout = false, wechatQrCode, children } = props;
  const intl = useIntl();
  const screens = useScreens();
  const qrText = intl.formatMessage({ id: 'ui.footer.wechat' });
  return (
    <footer data-component="footer" className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.block}>
          {siteName && <b className={styles.name}>{siteName}</b>}
          {description && <p className={styles.text}>{description}</p>}
          <nav aria-label={intl.formatMessage({ id: 'ui.footer.links' })}>
            <ul className={styles.links}>
              {LINKS.filter((screen) => screen !== 'about' || hasAbout).map((screen) => (
                <li key={screen}>
                  <Link href={screens[screen]} className={styles.link}>
                    <FormattedMessage id={`ui.footer.${screen}`} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ContactData {...props} />
        <div className={styles.block}>
          <b className={styles.heading}>
            <FormattedMessage id="ui.footer.feedback" />
          </b>
          <p className={styles.text}>
            <FormattedMessage id="ui.footer.feedbackText" />
          </p>
          <Link href={screens.contact} className={styles.feedback}>
            <FormattedMessage id="ui.footer.feedbackButton" />
          </Link>
          {wechatQrCode && (
            <div className={styles.wechat}>
              <img src={wechatQrCode} alt={qrText} width="88" height="88" loading="lazy" className={styles.code} />
              <span aria-hidden="true">{qrText}</span>
            </div>
          )}
        </div>
      </div>
      <div className={styles.legal}>
        {copyright && <span>{copyright}</span>}
        {recordNumber && <span>{recordNumber}</span>}
        {/* Browsers resolve this fragment to the top of any page. */}
        <a href="#top" className={styles.link}>
          <FormattedMessage id="ui.footer.top" />
        </a>
      </div>
      {children}
    </footer>
  );
}

function ContactData({ phone, email, businessHours, address }: FooterProps) {
  const rows = [
    ['phone', phone, phone && `tel:${phone.replace(/[^+\d]/g, '')}`],
    ['email', email, email && `mailto:${email}`],
    ['hours', businessHours, undefined],
    ['address', address, undefined],
  ] as const;
  const filled = rows.filter(([, text]) => text);
  if (filled.length === 0) return null;
  return (
    <dl className={styles.data}>
      {filled.map(([key, text, href]) => (
        <div key={key}>
          <dt className={styles.heading}>
            <FormattedMessage id={`ui.footer.${key}`} />
          </dt>
          <dd className={styles.datum}>
            {href ? (
              <a href={href} className={styles.link}>
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

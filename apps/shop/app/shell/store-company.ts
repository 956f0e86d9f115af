import { tabStorage } from '@rider/chat/storage';
import type { CompanyInfo } from '@rider/model/site';
import { useEffect } from 'react';

/** The shop's name and logo, which other pages of the origin read. */
export interface StoredCompany {
  company: CompanyInfo;
  /** Address of the logo; empty without one. */
  logo: string;
  /** The site title of the header. */
  title: string;
}

/** Stores name and logo in the cookies `titles` and `logo`, and company and logo in session storage, until the browser closes. */
export function useStoredCompany({ company, logo, title }: StoredCompany): void {
  useEffect(() => {
    document.cookie = `logo=${encodeURIComponent(logo)}; Path=/; SameSite=Lax`;
    document.cookie = `titles=${encodeURIComponent(title)}; Path=/; SameSite=Lax`;
    tabStorage.setItem('companyInfo', JSON.stringify(company));
    tabStorage.setItem('logo', logo);
  }, [company, logo, title]);
}

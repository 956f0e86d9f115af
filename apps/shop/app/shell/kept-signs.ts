import { tabStorage } from '@rider/chat/storage';
import type { CompanyInfo } from '@rider/model/site';
import { useEffect } from 'react';

/** Of the shop's signs, what other pages of the origin read (R3.9). */
export interface Signs {
  company: CompanyInfo;
  /** Address of the logo; empty without one. */
  logo: string;
  /** The site title of the header. */
  title: string;
}

/** Keeps the signs in the cookies `logo` and `titles`, and the company and the logo in session storage, until the browser closes (R3.9). */
export function useKeptSigns({ company, logo, title }: Signs): void {
  useEffect(() => {
    document.cookie = `logo=${encodeURIComponent(logo)}; Path=/; SameSite=Lax`;
    document.cookie = `titles=${encodeURIComponent(title)}; Path=/; SameSite=Lax`;
    tabStorage.setItem('companyInfo', JSON.stringify(company));
    tabStorage.setItem('logo', logo);
  }, [company, logo, title]);
}

import { hasRight, type CompanyRight, type OwnCompany } from '@rider/model/buyer-company';
import type { ReactNode } from 'react';
import { Tabs } from '../../tabs/tabs.tsx';

interface WhoseTabsProps {
  company: OwnCompany | null | undefined;
  /** The right to see those of the company. */
  right: CompanyRight;
  /** What the tabs choose. */
  label: string;
  /** The tab of the own ones. */
  own: ReactNode;
  ofCompany: boolean;
  /** The address of the list with a value of the parameter `company`. */
  getHref: (company: string) => string;
}

/** Chooses between what is the buyer's own and what is the company's, for members who may see this. */
export function WhoseTabs({ company, right, label, own, ofCompany, getHref }: WhoseTabsProps) {
  if (!company || !hasRight(company.own.role, right)) return null;
  return (
    <Tabs
      label={label}
      tabs={[
        { href: getHref(''), label: own, current: !ofCompany },
        { href: getHref('1'), label: company.name, current: ofCompany },
      ]}
    />
  );
}

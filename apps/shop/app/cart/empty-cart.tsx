import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Props of `EmptyCart`. */
export interface EmptyCartProps {
  /** Where the buyer goes on. */
  href: string;
  /** The text of the link there. */
  label: ReactNode;
  children: ReactNode;
}

/** Shown in place of a cart without lines. */
export function EmptyCart({ href, label, children }: EmptyCartProps) {
  const intl = useIntl();
  return (
    <EmptyState
      icon="cart"
      title={intl.formatMessage({ id: 'shop.cart.empty' })}
      actions={
        <LinkButton href={href} variant="primary">
          {label}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

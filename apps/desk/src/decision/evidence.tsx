import type { ReactNode } from 'react';
import * as styles from './decision.css.ts';

/** Props of `Evidence`. */
export interface EvidenceProps {
  address: string;
  /** What the picture shows. */
  alt: string;
  /** Text of the link that opens it. */
  children: ReactNode;
}

/** The picture that a decision is taken by; opens in full. */
export function Evidence({ address, alt, children }: EvidenceProps) {
  return (
    <a href={address} target="_blank" rel="noopener" className={styles.evidence}>
      <img src={address} alt={alt} className={styles.picture} />
      {children}
    </a>
  );
}

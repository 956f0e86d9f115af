import { data } from 'react-router';
import type { FormRefusal } from '../../refund/form-refusal.ts';

/** What was said in the form. */
export interface TypedLogistics {
  company: string;
  slipNumber: string;
  phone: string;
  photos: string[];
}

/** What a form said, as the rules take it. */
export function typedIn(form: FormData, photos: string[]): TypedLogistics {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { company: text('company'), slipNumber: text('slipNumber'), phone: text('phone'), photos };
}

/** The answer that refuses a form. */
export function refused(refusal: FormRefusal<TypedLogistics>) {
  return data({ refusal }, { status: 422 });
}

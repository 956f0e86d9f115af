import type { CategoryPicture } from '@rider/api/operator';
import { RadioGroup } from '@rider/ui/field';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './picture-choice.css.ts';

/** Props of `PictureChoice`. */
export interface PictureChoiceProps {
  name: string;
  label: string;
  pictures: readonly CategoryPicture[];
  /** Address of the chosen picture; empty for none. */
  defaultValue: string;
  shape: 'square' | 'wide';
}

/** A choice between pictures of the shop, or none. The chosen one comes first. */
export function PictureChoice({ name, label, pictures, defaultValue, shape }: PictureChoiceProps) {
  const text = useMessages('desk.categories');
  const sorted = pictures.toSorted(
    (one, other) => Number(other.address === defaultValue) - Number(one.address === defaultValue),
  );
  const options = sorted.map(({ address, small }, index) => {
    const alt = text('pictureNumber', { number: index + 1 });
    return { value: address, label: <img src={small} alt={alt} loading="lazy" className={styles.shapes[shape]} /> };
  });
  return (
    <RadioGroup
      name={name}
      label={label}
      defaultValue={defaultValue}
      options={[...options, { value: '', label: text('noPicture') }]}
      className={styles.choices}
    />
  );
}

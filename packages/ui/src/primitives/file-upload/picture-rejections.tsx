'use client';

import { PICTURE_KINDS, type PictureKind } from '@rider/model/picture';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import * as styles from './file-upload.css.ts';
import type { PictureRejection } from '../picture-files/index.ts';

/** The limits of a field, for its texts. */
export interface PictureLimitsProps {
  types: readonly PictureKind[];
  maxMegabytes: number;
}

/** The allowed types: "JPG or PNG". */
function typeNames(intl: IntlShape, types: readonly PictureKind[]): string {
  return intl.formatList(
    types.map((type) => PICTURE_KINDS[type].name),
    { type: 'disjunction' },
  );
}

/** Returns the reason for a rejected file as text. */
export function rejectionText(
  intl: IntlShape,
  { file, problem }: PictureRejection,
  limits: PictureLimitsProps & { maxFiles: number },
): string {
  const values = {
    name: file.name,
    types: typeNames(intl, limits.types),
    size: limits.maxMegabytes,
    max: limits.maxFiles,
  };
  return intl.formatMessage({ id: `ui.fileUpload.rejected-${problem}` }, values);
}

/** The limits as text. */
export function PictureLimits({ types, maxMegabytes }: PictureLimitsProps) {
  const intl = useIntl();
  const values = { types: typeNames(intl, types), size: maxMegabytes };
  return <FormattedMessage id="ui.fileUpload.limits" values={values} />;
}

/** Lists the rejected files with reasons. */
export function PictureRejections(
  props: PictureLimitsProps & { rejections: readonly PictureRejection[]; maxFiles: number },
) {
  const intl = useIntl();
  const texts = props.rejections.map((rejection) => rejectionText(intl, rejection, props));
  if (texts.length === 1) return texts[0];
  return (
    <ul className={styles.rejections}>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

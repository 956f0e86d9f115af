'use client';

import { BYTES_PER_MEGABYTE, type PictureKind } from '@rider/model/picture';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import type { PictureRejection } from '../picture-files/index.ts';
import { rejectionText } from './picture-rejections.tsx';
import { noPictures, PictureStore, type UploadPicture } from './picture-store.ts';

/** Input of the hook. */
export interface PicturesInput {
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  types: readonly PictureKind[];
  maxMegabytes: number;
  maxFiles: number;
  /** A new picture replaces the only one. */
  replace?: boolean;
  upload: UploadPicture;
  onValueChange: ((urls: readonly string[]) => void) | undefined;
  onPendingChange: ((busy: boolean) => void) | undefined;
}

const none: readonly string[] = [];

/** Returns the state of a picture field (addresses, uploads, rejected files) and its actions. */
export function usePictures(props: PicturesInput) {
  const intl = useIntl();
  const { value, defaultValue = none, types, maxMegabytes, maxFiles, replace = false, upload } = props;
  const { onValueChange, onPendingChange } = props;
  const [own, setOwn] = useState(defaultValue);
  const [shown, setShown] = useState(noPictures);
  const [rejections, setRejections] = useState<readonly PictureRejection[]>([]);
  const [store] = useState(() => new PictureStore(setShown));
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const urls = value ?? own;
  useEffect(() => {
    const onUrlsChange = (next: readonly string[]) => {
      setOwn(next);
      onValueChange?.(next);
      // Dispatches an input event, as native controls do: the field's error is cleared, and hosts that watch the
      // form are notified.
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const onUploaded = ({ name }: File) => announce(intl.formatMessage({ id: 'ui.fileUpload.uploaded' }, { name }));
    const onFailed = ({ name }: File, reason: string | null) =>
      announce(`${intl.formatMessage({ id: 'ui.fileUpload.failedNamed' }, { name })} ${reason ?? ''}`.trim());
    const rules = { kinds: types, maxBytes: maxMegabytes * BYTES_PER_MEGABYTE };
    store.wire({ urls, rules, maxFiles, replace, upload, onUrlsChange, onUploaded, onFailed });
  });
  useEffect(() => () => store.stop(), [store]);
  useEffect(() => {
    // Files that were chosen before hydration.
    if (input?.files?.length) void store.take(takeFrom(input)).then(setRejections);
  }, [store, input]);
  const busy = shown.uploads.some(({ state }) => state !== 'failed');
  const known = useRef(busy);
  useEffect(() => {
    if (known.current === busy) return;
    known.current = busy;
    onPendingChange?.(busy);
  }, [busy, onPendingChange]);
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setRejections([]);
    const rejected = await store.take(files);
    setRejections(rejected);
    const limits = { types, maxMegabytes, maxFiles };
    if (rejected.length > 0) announce(rejected.map((rejection) => rejectionText(intl, rejection, limits)).join(' '));
  };
  return { pictures: { urls, ...shown, rejections, store, input, take }, inputRef: setInput };
}

/** Result of `usePictures`. */
export type Pictures = ReturnType<typeof usePictures>['pictures'];

/** Returns the files of an input and clears it: otherwise it would post them, and choosing them again would fire no event. */
export function takeFrom(input: HTMLInputElement): readonly File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}

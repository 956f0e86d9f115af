import type { EnteredPreview } from '@rider/model/validation';
import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** The link to a preview: a path of the shop that contains its token. */
export interface PreviewLink {
  path: string;
  /** When it ends, epoch milliseconds. */
  until: number;
}

/** Makes the link to a preview. Rejects for an unknown draft, and with `role-not-allowed` for one that the role may not edit. */
export function createPreview(api: Api, preview: EnteredPreview): Promise<PreviewLink> {
  return postOwn(api, operatorPath`previews`, preview);
}

import type { ApiKey, ApiKeyUse, ApiReference, ApiScope, IssuedApiKey } from '@rider/model/api-key';
import { getOwnAsBuyer, getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';

/** A new API key: what it may do, and its lifetime in days, 0 for no end. */
export interface ApiKeyInput {
  name: string;
  scopes: readonly ApiScope[];
  days: number;
}

/** The API keys of the buyer's company, the newest first; for its owners alone. Not in CRMEB: none. */
export function getApiKeys(api: Api): Promise<ApiKey[]> {
  return getOwnIfPresent<ApiKey[]>(api, 'company/api_keys', []);
}

/** The newest calls that were made with a key, the last one first. Rejects with 911021 for a key of another company. Not in CRMEB. */
export function getApiKeyUses(api: Api, id: string): Promise<ApiKeyUse[]> {
  return getOwnAsBuyer(api, 'company/api_key_uses', { id });
}

/** Creates a key that acts as the buyer. Its secret is in this answer alone. Rejects with field errors. Not in CRMEB. */
export function createApiKey(api: Api, { scopes, ...key }: ApiKeyInput): Promise<IssuedApiKey> {
  return postOwn(api, 'company/create_api_key', { ...key, scopes: scopes.join(',') });
}

/** Replaces the secret of a key; the old one is valid for `overlap` hours more. Rejects with 911021 for an ended one. Not in CRMEB. */
export function rotateApiKey(api: Api, id: string, overlap: number): Promise<IssuedApiKey> {
  return postOwn(api, 'company/rotate_api_key', { id, overlap });
}

/** Ends a key immediately. Not in CRMEB. */
export function endApiKey(api: Api, id: string): Promise<void> {
  return postOwn(api, 'company/end_api_key', { id });
}

/** The calls that API keys can make, in the client's language; `openapi.json` describes them for programs. Not in CRMEB: null. */
export function getApiReference(api: Api): Promise<ApiReference | null> {
  return getOwnIfPresent<ApiReference | null>(api, 'api_reference', null);
}

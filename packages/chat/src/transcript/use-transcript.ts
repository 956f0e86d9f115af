'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationClient } from '../core/index.ts';
import { useChatSettings } from '../provider/index.ts';
import { transcriptName, writeTranscript } from './write-transcript.ts';

/** Maximum pages of history fetched for a transcript: 2,000 messages. */
const MOST_PAGES = 100;

/** Clients with a conversation that can be saved. */
export type TranscriptClient = Pick<ConversationClient, 'getSnapshot' | 'loadOlder'>;

/** Loads the complete history; stops on failure or when a load returns nothing new. */
async function loadAll(client: TranscriptClient): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { history, messages } = client.getSnapshot();
    if (history !== 'partial') return;
    // Sequential: each page needs the previous one.
    // oxlint-disable-next-line no-await-in-loop
    await client.loadOlder();
    if (client.getSnapshot().messages.length === messages.length) return;
  }
}

/** Saves a conversation as a text file. */
export interface TranscriptSaving {
  /** Loads what is missing, then downloads the file. */
  save(): Promise<void>;
  /** The history is loading. */
  saving: boolean;
}

/** Saves the conversation as a text file in the user's language. */
export function useTranscript(client: TranscriptClient): TranscriptSaving {
  const intl = useIntl();
  const { getProductHref } = useChatSettings();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    try {
      await loadAll(client);
      const { agent, messages, unconfirmed, history } = client.getSnapshot();
      const transcript = {
        agent,
        messages,
        unconfirmed,
        complete: history === 'complete',
        savedAt: Date.now(),
        productAddress: (productId: string, sku?: string) =>
          new URL(getProductHref(productId, sku), document.baseURI).href,
      };
      saveFile(transcriptName(intl, transcript), writeTranscript(intl, transcript));
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

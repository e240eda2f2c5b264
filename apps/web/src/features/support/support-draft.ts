/**
 * The message draft survives navigation and an expired session. Only the same account sees it.
 * In memory, so that nothing stays on a shared device.
 */
let draft: { readonly accountId: string; readonly text: string } | null = null;

export const readDraft = (accountId: string): string =>
  draft?.accountId === accountId ? draft.text : '';

export function saveDraft(accountId: string, text: string): void {
  draft = text === '' ? null : { accountId, text };
}

/**
 * What is being written to the team. It outlives a look at another page and a session that timed out,
 * and is shown to the same account only. In memory: on a shared device nothing of it stays.
 */
let draft: { readonly accountId: string; readonly text: string } | null = null;

export const readDraft = (accountId: string): string =>
  draft?.accountId === accountId ? draft.text : '';

export function keepDraft(accountId: string, text: string): void {
  draft = text === '' ? null : { accountId, text };
}

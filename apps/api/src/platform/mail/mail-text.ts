import type { MailBody } from './mail-templates.ts';

/** A mail's words with everything that surrounds them. */
export interface MailParts extends MailBody {
  readonly greeting: string | null;
  readonly copyLink: string;
  readonly footer: readonly string[];
}

/** For who reads mail as text; a link stands on a line of its own, whole. */
export function layOutText(parts: MailParts): string {
  const { greeting, text, quote, facts, code, action, after, notYou, footer } = parts;
  const blocks = [
    greeting,
    text,
    quote !== undefined && quoted(quote),
    facts && factLines(facts),
    code && `    ${code.value}\n\n${code.hint}`,
    action && `${action.label}\n${action.link}`,
    after,
    notYou,
    `-- \nTrio\n${footer.join('\n')}`,
  ];
  return `${blocks.filter((block) => typeof block === 'string').join('\n\n')}\n`;
}

/** Marked line by line: what somebody wrote cannot pass for a line of ours. */
const quoted = (text: string): string => text.replaceAll(/^/gmu, '> ');

function factLines(facts: readonly (readonly [string, string])[]): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, value]) => `  ${label.padEnd(width)}${value}`).join('\n');
}

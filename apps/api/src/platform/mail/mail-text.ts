import type { MailBody } from './mail-body.ts';

export interface MailParts extends MailBody {
  readonly greeting: string | null;
  readonly copyLink: string;
  readonly footer: readonly string[];
}

/** Each link has its own line, so that it stays whole. */
export function layOutText(parts: MailParts): string {
  const { greeting, text, quote, facts, code, action, after, other, notYou, stop, footer } = parts;
  const blocks = [
    greeting,
    text,
    quote !== undefined && quoted(quote),
    facts && factLines(facts),
    code && `    ${code.value}\n\n${code.hint}`,
    action && `${action.label}\n${action.link}`,
    after,
    other && `${other.label}\n${other.link}`,
    notYou,
    stop && `${stop.label}\n${stop.link}`,
    `-- \nTrio\n${footer.join('\n')}`,
  ];
  return `${blocks.filter((block) => typeof block === 'string').join('\n\n')}\n`;
}

/** Every line is marked, so that a quoted line cannot look like ours. */
const quoted = (text: string): string => text.replaceAll(/^/gmu, '> ');

function factLines(facts: readonly (readonly [string, string])[]): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, value]) => `  ${label.padEnd(width)}${value}`).join('\n');
}

import type { Language } from '@trio/i18n/languages';
import type { MailParts } from './mail-text.ts';

/**
 * One layout for all emails. Tables and inline styles, because mail programs support those; nothing
 * is fetched. Each text is escaped where it is inserted, so that no value is markup.
 */
const ink = '#1b1b3a';
const quiet = '#44445f';
const paper = '#f6f3ec';
const surface = '#ffffff';
const line = '#d8d4c8';
const link = '#2a3fa8';

const textFont = `'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const headingFont = `'Bricolage Grotesque','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif`;

const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #14142b !important; }
  .surface { background: #20203f !important; border-color: #3a3a5e !important; }
  .sunken { background: #14142b !important; }
  .ink { color: #f4f1ea !important; }
  .quiet { color: #c9c7d8 !important; }
  .line { border-color: #3a3a5e !important; }
  .link { color: #b9c4ff !important; }
  .button { background: #f6f3ec !important; }
  .button a { color: #1b1b3a !important; }
}
@media (max-width: 480px) {
  .gutter { padding-left: 24px !important; padding-right: 24px !important; }
}`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => escapes[sign] ?? '');

export function layOutHtml(parts: MailParts, language: Language): string {
  const { subject, heading, greeting, text, quote, facts, code, action, after, notYou } = parts;
  const { other, stop, footer } = parts;
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font:800 28px/1.15 ${headingFont};letter-spacing:-.02em;color:${ink}">${escape(heading)}</h1>`,
    greeting === null ? '' : paragraph(greeting),
    paragraph(text),
    quote === undefined ? '' : quoteBox(quote),
    facts === undefined ? '' : factTable(facts),
    code === undefined ? '' : codeBox(code),
    action === undefined ? '' : button(action),
    after === undefined ? '' : paragraph(after),
    action === undefined ? '' : plainLink(parts.copyLink, action.link),
    other === undefined ? '' : plainLink(other.label, other.link),
    notYou === undefined ? '' : aside(notYou),
    stop === undefined ? '' : plainLink(stop.label, stop.link),
  ].join('\n');

  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escape(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escape(text)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}">
<tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="gutter" style="padding:0 40px 18px">${logo}</td></tr>
<tr><td class="surface gutter" style="padding:36px 40px 28px;background:${surface};border:1px solid ${line};border-radius:18px">
${body}
</td></tr>
<tr><td class="gutter quiet" style="padding:20px 40px 0;font:400 14px/1.5 ${textFont};color:${quiet}">${footer.map(escape).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const card = (colour: string, top: number): string =>
  `<td valign="top" style="padding:${top}px 3px 0 0"><div style="width:12px;height:20px;background:${colour};border-radius:3px;font-size:0;line-height:0">&nbsp;</div></td>`;

/** Coloured cells, because a picture would have to be fetched. */
const logo = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${card('#d6336c', 4)}${card('#ffd166', 0)}${card('#1c6dd0', 4)}<td class="ink" style="padding-left:7px;font:800 26px/26px ${headingFont};letter-spacing:-.03em;color:${ink}">Trio</td></tr></table>`;

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:400 17px/1.5 ${textFont};color:${ink}">${escape(text)}</p>`;

function button({ label, link: href }: { label: string; link: string }): string {
  const style = `display:inline-block;padding:14px 28px;font:600 17px/1.25 ${textFont};color:#ffffff;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" align="center" bgcolor="${ink}" style="background:${ink};border-radius:999px"><a href="${escape(href)}" style="${style}">${escape(label)}</a></td></tr></table>`;
}

const plainLink = (hint: string, href: string): string =>
  `<p class="quiet" style="margin:0 0 16px;font:400 14px/1.5 ${textFont};color:${quiet}">${escape(hint)}<br><a class="link" href="${escape(href)}" style="color:${link};word-break:break-all">${escape(href)}</a></p>`;

const codeBox = ({ value, hint }: { value: string; hint: string }): string =>
  `<p class="sunken ink" style="margin:0 0 20px;padding:16px 20px;background:${paper};border-radius:12px;font:700 26px/1.3 ${headingFont};letter-spacing:.02em;color:${ink};word-break:break-word">${escape(value)}</p>${paragraph(hint)}`;

/** `<br>` instead of `pre-wrap`, which some mail programs do not support. */
const quoteBox = (text: string): string =>
  `<blockquote class="sunken ink" style="margin:0 0 20px;padding:16px 20px;background:${paper};border-left:4px solid ${quiet};border-radius:4px 12px 12px 4px;font:400 17px/1.5 ${textFont};color:${ink};word-break:break-word">${escape(text).replaceAll('\n', '<br>')}</blockquote>`;

function factTable(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="quiet line" scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid ${line};font:400 15px/1.5 ${textFont};color:${quiet}">${escape(label)}</th><td class="ink line" valign="top" style="padding:10px 0;border-bottom:1px solid ${line};font:600 16px/1.5 ${textFont};color:${ink};word-break:break-word">${escape(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;border-collapse:collapse">${rows.join('')}</table>`;
}

const aside = (text: string): string =>
  `<p class="quiet line" style="margin:24px 0 8px;padding-top:18px;border-top:1px solid ${line};font:400 15px/1.5 ${textFont};color:${quiet}">${escape(text)}</p>`;

const dots = '••••';

/** Enough to recognise an address that one knows, too little to learn one. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return dots;
  const [domain = '', ...rest] = email.slice(at + 1).split('.');
  const ending = rest.at(-1);
  return `${first(email)}${dots}@${first(domain)}${dots}${ending === undefined ? '' : `.${ending}`}`;
}

const first = (text: string): string => Array.from(text)[0] ?? '';

/** Also in a text of another program, like the answer of a mail server. */
export const maskEmailsIn = (text: string): string =>
  text.replaceAll(/[^\s<>()[\]",:;]+@[^\s<>()[\]",:;]+/gu, (email) => maskEmail(email));

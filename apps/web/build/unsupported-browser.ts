import { documentWords } from '@trio/i18n/document';
import { languages, type Language } from '@trio/i18n/languages';

/**
 * For Internet Explorer and other old browsers. The server sends the page to browsers it knows by
 * name; the script is for all others without modules. Both avoid modern features: no custom
 * properties, no flexbox, only JavaScript of 1999.
 */
export const noticeScriptFile = 'unsupported.js';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const mark = `<svg width="68" height="52" viewBox="0 0 34 26" aria-hidden="true" focusable="false">
<rect x="1.500" y="4" width="11" height="18" rx="2.500" fill="#d6336c" transform="rotate(-10 7 13)"/>
<rect x="21.500" y="4" width="11" height="18" rx="2.500" fill="#1c6dd0" transform="rotate(10 27 13)"/>
<rect x="11.500" y="3" width="11" height="18" rx="2.500" fill="#ffd166"/></svg>`;

const style = `body{margin:0;background:#f6f3ec;color:#1b1b3a;font:18px/1.5 "Segoe UI",Arial,sans-serif}
main{display:block;max-width:36em;margin:0 auto;padding:12vh 24px 24px}
h1{margin:24px 0 16px;font-size:36px;line-height:1.15}p{margin:0 0 16px}`;

function words(language: Language): string {
  const { heading, paragraph, help } = documentWords[language].unsupported;
  return `<h1>${escape(heading)}</h1><p>${escape(paragraph)}</p><p>${escape(help)}</p>`;
}

export const noticePage = (language: Language): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="X-UA-Compatible" content="IE=edge" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Trio</title>
    <style>${style}</style>
  </head>
  <body>
    <main>${mark}${words(language)}</main>
  </body>
</html>
`;

const texts = Object.fromEntries(languages.map((language) => [language, words(language)]));

export const noticeScript = `(function () {
  var texts = ${JSON.stringify(texts)};
  var language = document.documentElement.getAttribute('lang') === 'fr' ? 'fr' : 'en';
  var place = document.getElementById('app');
  place.innerHTML = texts[language];
  place.style.cssText = 'display:block;max-width:36em;margin:0 auto;padding:12vh 24px 24px';
})();
`;

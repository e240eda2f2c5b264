import { trustPaths, type TrustName } from '@trio/contracts/public-pages';
import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { parseInline, type Block, type Inline } from './parse-markdown.ts';
import { addressOf, type TrustDocument } from './trust-documents.ts';
import style from './trust.module.css';

interface TrustPageProps {
  name: TrustName;
  document: TrustDocument;
}

/** Prerendered without the visitor's settings or session. */
export function TrustPage({ name, document }: TrustPageProps) {
  const t = useText('shell');
  const language = useLanguage();
  return (
    <article className={style.page}>
      <header className={style.head}>
        {name !== 'index' && (
          <p>
            <a className={style.back} href={trustPaths.index[language]}>
              {t('footer.trust')}
            </a>
          </p>
        )}
        <h1>{document.title}</h1>
        <p className={style.lead}>
          <Words text={document.lead} />
        </p>
      </header>
      {document.blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The document never changes.
        <Part key={at} block={block} />
      ))}
    </article>
  );
}

function Part({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? <h3>{block.text}</h3> : <h2>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table block={block} />;
  }
}

function Table({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <table className={style.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, at) => (
              <td key={head[at]} data-head={head[at]}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Words = ({ text }: { text: string }): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- The document never changes.
  parseInline(text).map((part, at) => <Word key={at} part={part} />);

function Word({ part }: { part: Inline }): ReactNode {
  const t = useText('shell');
  const language = useLanguage();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'code':
      return (
        <code translate="no">
          {part.text.split('/').map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- The document never changes.
            <Fragment key={at}>
              {at > 0 && '/'}
              {at > 0 && <wbr />}
              {step}
            </Fragment>
          ))}
        </code>
      );
    case 'testName':
      return <span lang="en">“{part.text}”</span>;
    case 'link': {
      const address = addressOf(part.target, language);
      if (address === null) return part.text;
      if (address.startsWith('/')) return <a href={address}>{part.text}</a>;
      return (
        <a href={address} target="_blank" rel="noreferrer">
          {part.text} <span className="visually-hidden">{t('footer.newTab')}</span>
        </a>
      );
    }
  }
}

export type Defect = 'no tags' | 'no language' | 'no title' | 'a figure without alternative text';

/** Tests the validator itself. */
export function smallPdf(defect?: Defect): Uint8Array {
  const has = (part: Defect, text: string) => (defect === part ? '' : text);
  const square = '10 10 40 40 re f';
  const content = defect === 'no tags' ? square : `/Figure <</MCID 0>> BDC ${square} EMC`;
  const tags = '/MarkInfo <</Marked true>> /StructTreeRoot 6 0 R';
  return assemble([
    `<</Type /Catalog /Pages 2 0 R /Metadata 5 0 R ${has('no language', '/Lang (en-CA)')}
      /ViewerPreferences <</DisplayDocTitle true>> ${has('no tags', tags)}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 60 60] /Contents 4 0 R /StructParents 0 /Tabs /S>>',
    stream('', content),
    stream('/Type /Metadata /Subtype /XML', metadata(defect !== 'no title')),
    '<</Type /StructTreeRoot /K 7 0 R /ParentTree 9 0 R>>',
    '<</Type /StructElem /S /Document /P 6 0 R /K 8 0 R>>',
    `<</Type /StructElem /S /Figure /P 7 0 R /Pg 3 0 R /K 0
      ${has('a figure without alternative text', '/Alt (A square)')}>>`,
    '<</Nums [0 [8 0 R]]>>',
  ]);
}

const stream = (entries: string, content: string): string =>
  `<<${entries} /Length ${content.length}>>\nstream\n${content}\nendstream`;

const metadata = (hasTitle: boolean): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part>${
    hasTitle
      ? '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">A square</rdf:li></rdf:Alt></dc:title>'
      : ''
  }</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

function assemble(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer <</Size ${size} /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

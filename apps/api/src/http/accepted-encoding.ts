export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

export const encodingFor = (header = ''): Encoding | undefined =>
  encodings.find((name) => accepts(header, name));

const accepts = (header: string, encoding: string): boolean =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)`, 'iu').test(
    header,
  );

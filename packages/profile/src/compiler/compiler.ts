/** Typst refused the template or its data. The next document is not affected. */
export class DocumentRefusedError extends Error {}

export interface CompiledDocument {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

/** A template, its data, and files that only this document needs. */
export interface DocumentRequest {
  readonly template: string;
  readonly data: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface Compiler {
  compile(request: DocumentRequest): Promise<CompiledDocument>;
  /** Compiles these in the background, so that the first student does not wait for fonts and posters. */
  warmUp(requests: readonly DocumentRequest[]): void;
  close(): Promise<void>;
}

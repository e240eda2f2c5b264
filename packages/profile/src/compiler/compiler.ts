/** The compiler can still be used after this error. */
export class DocumentRefusedError extends Error {}

export interface CompiledDocument {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

export interface DocumentRequest {
  readonly template: string;
  readonly data: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface Compiler {
  compile(request: DocumentRequest): Promise<CompiledDocument>;
  /** Compiles in the background, so that the first student does not wait for fonts and posters. */
  warmUp(requests: readonly DocumentRequest[]): void;
  close(): Promise<void>;
}

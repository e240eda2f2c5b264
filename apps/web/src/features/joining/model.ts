export interface FoundClass {
  readonly code: string;
  readonly classname: string;
  readonly schoolname: string;
  readonly allowsWithoutEmail: boolean;
  readonly asksAge?: true | undefined;
}

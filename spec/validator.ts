/** One violation, as Ajv reports it. */
export interface ValidationError {
  readonly keyword: string;
  /** JSON pointer to the offending value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The offending value itself. */
  readonly data?: unknown;
  /** The schema whose keyword failed, with its extensions. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/** Says whether a value is valid. If it is not, `errors` says why, until the next call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

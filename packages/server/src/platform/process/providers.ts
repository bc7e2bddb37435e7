import type { Files } from '../files/files.ts'

/** The outside world as the settings choose it. The platform itself uses only the files; `providers/providers.ts` adds the rest. */
export interface Providers {
  /** Where documents and printed papers are kept. */
  readonly files: Files
}

import type { ErrorBody } from '@volante/contract/kit'

export interface CallRefusal extends ErrorBody {
  readonly status: number
  /** What its text says, e.g. how many seconds to wait. */
  readonly values?: Readonly<Record<string, string | number>>
}

/**
 * Takes what a call threw; returns the refusal, or null for any other failure. Known by its name: the pages are a bundle of their own,
 * so the class that the server throws is not the one that is imported here.
 */
export function callRefusal(error: unknown): CallRefusal | null {
  return error instanceof Error && error.name === 'CallError' ? (error as Error & CallRefusal) : null
}

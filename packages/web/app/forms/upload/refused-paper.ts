import { isOneOf } from '@volante/domain/choice'
import type { TextId } from '../../texts/ids.ts'

/** Where a paper is posted without script (server: pages/paper-form.ts); it leads back to the page. */
export const paperForm = (
  of: { readonly order: string; readonly paper: string } | { readonly car: string; readonly paper: string },
): string => `/order-papers?${new URLSearchParams(of)}`

const KNOWN = [
  'documents.tooLarge',
  'documents.typeRefused',
  'documents.empty',
  'documents.notAsked',
  'documents.tooManyVersions',
  'documents.orderFull',
  'documents.carFull',
  'request.rateLimited',
] as const

export interface RefusedPaper {
  readonly kind: string | null
  readonly text: Extract<TextId, (typeof KNOWN)[number] | 'documents.problem'>
  readonly file: string
}

/** Takes the address a refused post led back to; returns what was refused and why, null when nothing was. */
export function refusedPaper({ searchParams }: URL): RefusedPaper | null {
  const code = searchParams.get('refused')
  if (code === null) return null
  const text = isOneOf(KNOWN, code) ? code : 'documents.problem'
  return { kind: searchParams.get('paper'), text, file: (searchParams.get('file') ?? '').slice(0, 100) }
}

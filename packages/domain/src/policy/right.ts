import type { Role } from '../vocabulary.ts'

/** How far a right reaches, widest first: the markets, brands, regions, dealer groups or dealers a person holds, or their own records. */
export const SCOPE_KINDS = ['market', 'brand', 'region', 'dealerGroup', 'dealer', 'own'] as const
export type ScopeKind = (typeof SCOPE_KINDS)[number]

/** What belongs together in the menu of the workplace, in its order. */
export const SECTIONS = ['desk', 'catalogue', 'people', 'platform'] as const
export type Section = (typeof SECTIONS)[number]

/** What an audit entry may be about. */
export const SUBJECT_KINDS = [
  'order',
  'person',
  'lead',
  'dealer',
  'campaign',
  'upgrade',
  'picture',
  'manual',
  'integrationError',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/**
 * All there is to say of a right; its words are the lines of the same name in `texts/<language>/rights.json`, in the same order:
 * `rights.name.<right>`, `rights.menu.<right>` where it has a line of the menu, `rights.did.<call>` for each audited call.
 */
export interface Right {
  readonly held: Readonly<Partial<Record<Role, ScopeKind>>>
  /** The page of the workplace that it opens. */
  readonly menu?: `/${string}`
  /** Where in the menu that page stands: with the rest of its area unless stated. */
  readonly section?: Section
  /** The calls under it that leave an audit entry, and what each is about. */
  readonly audited?: Readonly<Record<string, SubjectKind | null>>
  /** An external application may be given it: it moves no money, gives no rights and is no person's own work. */
  readonly forClients?: true
}

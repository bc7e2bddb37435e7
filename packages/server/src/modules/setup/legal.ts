import type { Site } from '@volante/contract/site'
import type { Ctx } from '../../platform/http/ctx.ts'

/** What customers are told of who sells to them; the hours may be anybody's. */
const NAMED = ['companyName', 'taxId', 'address', 'phone', 'email', 'dpoName', 'dpoEmail'] as const

const isInvented = ({ email, companyName }: Site['legal']): boolean =>
  email.endsWith('.example') || /fict[ií]cia/i.test(companyName)

/** Customers must be told who sells to them (Decreto 7.962/2013 art. 2; Ley 24.240 art. 4): of the demo's companies nothing may be left. */
export function isSellerNamed({ siteDefaults }: Pick<Ctx, 'siteDefaults'>, { id, legal }: Site): boolean {
  const standard = siteDefaults.find((site) => site.id === id)?.legal
  if (isInvented(legal)) return false
  return standard === undefined || !isInvented(standard) || NAMED.every((name) => legal[name] !== standard[name])
}

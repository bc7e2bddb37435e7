import type { Page } from '../../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../../require-right.ts'
import { workPage } from '../../work-texts.server.ts'
import { callsOf, rightOf } from '../calls.server.ts'
import { readResource } from '../load-resource.server.ts'
import { choicesOf } from './choices-of.server.ts'
import { ownChoices, suggested } from './many-choices.ts'
import type { Resource } from '../resource.ts'

/** Choices of one filter (`of`) for what is typed (`q`), in words, as far as the list's address leaves them. */
export async function optionsOf(known: Page, resource: Resource, request: Request, url: URL): Promise<Response> {
  const right = rightOf(resource)
  requireRight(known, url, right)
  const name = url.searchParams.get('of') ?? ''
  const { chosen, query } = readResource(resource, url.searchParams)
  const at = await callsOf(known, resource, chosen['country'])
  const { texts } = workPage(known, request)
  const read = await choicesOf(resource, at, query, [name], texts).catch(refuseForbidden(right))
  const all = read[name] ?? ownChoices(resource, name, texts) ?? []
  const found = suggested(all, url.searchParams.get('q') ?? '')
  return Response.json(
    found.map(({ label }) => label),
    { headers: { 'cache-control': 'no-store' } },
  )
}

import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../../shell/page-context.ts'
import { requireRight } from '../../../work/require-right.ts'
import { workLanguage } from '../../../work/work-language.ts'
import { withName } from '../cells/cell-text.ts'
import type { Route } from './+types/choices'

export const handle = { query: ['q'] } satisfies RouteHandle

const MOST = 20

/** What a column can name, for what is being typed. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'data.keep')
  const text = (url.searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
  const { items } = await known.api.sheets.choices({
    params: { sheet: params.sheet, column: params.column },
    query: { language: workLanguage(request), size: MOST, ...(text && { text }) },
  })
  return Response.json(items.map(({ value, label }) => withName(value, label)))
}

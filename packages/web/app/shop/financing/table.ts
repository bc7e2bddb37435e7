import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/table'
import { INDEXED_COLUMNS } from './indexed/columns.ts'
import { type Chosen, FINANCING_QUERY, loadFinancing } from './load-financing.ts'

export const handle = { cache: false, query: FINANCING_QUERY } satisfies RouteHandle

const COLUMNS = ['interest', 'tax', 'principal', 'payment', 'balance'] as const

/** The payments of the address as a file: days as in ISO 8601, amounts with the comma that spreadsheets of both countries read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const { chosen, car } = await loadFinancing(shop, url.searchParams)
  const table = chosen && tableOf(chosen)
  if (!car || !table) throw data(null, { status: 404 })
  const { t } = shop.texts
  const heads = [t('financing.column.number'), t('financing.column.due'), ...table.heads.map((head) => t(head))]
  const name = `${car.slug}-${chosen.planId.toLowerCase()}-${chosen.wish.count}.csv`
  // The mark at the beginning says UTF-8 to spreadsheets.
  return new Response(`\uFEFF${[heads, ...table.lines].map((cells) => cells.join(';')).join('\r\n')}\r\n`, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  })
}

function tableOf({ followed, answer, wish }: Chosen) {
  if (!followed) {
    return (
      answer && {
        heads: COLUMNS.map((one) => `financing.column.${one}` as const),
        lines: answer.rows.map((row) => [row.number, row.due, ...COLUMNS.map((one) => amount(row[`${one}Cents`]))]),
      }
    )
  }
  const quote = followed.answer
  const course = quote?.courses.find(({ rise }) => rise === wish.rise) ?? quote?.today
  return (
    course && {
      heads: INDEXED_COLUMNS.map((one) => `financing.indexed.column.${one}` as const),
      lines: course.rows.map((row) => [
        row.number,
        row.due,
        ...INDEXED_COLUMNS.map((one) => amount(row[`${one}Cents`])),
      ]),
    }
  )
}

const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

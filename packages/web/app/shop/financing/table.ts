import type { RouteHandle } from '@volante/contract/page'
import { isRefusal } from '@volante/domain/financing/simulate'
import { data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/table'
import { loadFinancing } from './load-financing.ts'

export const handle = {
  cache: false,
  query: ['version', 'price', 'plan', 'entrance', 'count', 'final'],
} satisfies RouteHandle

const COLUMNS = ['interest', 'tax', 'principal', 'payment', 'balance'] as const

/** The payments of the address as a file: days as in ISO 8601, amounts with the comma that spreadsheets of both countries read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const { chosen, car } = await loadFinancing(shop, url.searchParams)
  if (!chosen || !car || isRefusal(chosen.answer)) throw data(null, { status: 404 })
  const { t } = shop.texts
  const heads = [
    t('financing.column.number'),
    t('financing.column.due'),
    ...COLUMNS.map((one) => t(`financing.column.${one}`)),
  ]
  const lines = chosen.answer.rows.map((row) => [
    row.number,
    row.due,
    ...COLUMNS.map((one) => amount(row[`${one}Cents`])),
  ])
  const name = `${car.slug}-${chosen.plan.planId.toLowerCase()}-${chosen.answer.count}.csv`
  // The mark at the beginning says UTF-8 to spreadsheets.
  return new Response(`\uFEFF${[heads, ...lines].map((cells) => cells.join(';')).join('\r\n')}\r\n`, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  })
}

const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

import { data, redirect } from 'react-router'
import * as z from 'zod/mini'
import type { Page } from '../../../shell/page-context.ts'
import { beyondReach } from '../../../work/list/beyond-reach.ts'
import { narrowedTo } from '../../../work/list/list-address.ts'
import { readList } from '../../../work/list/read-list.ts'
import { refuseForbidden } from '../../../work/require-right.ts'
import { orderList } from '../data-list.ts'
import { loadSheet } from '../load-sheet.ts'
import { heldChoices } from '../list/held-choices.ts'
import { offeredBy } from '../list/load-rows.ts'
import { languageOf, zonesOf } from '../row/load-row.ts'

const HELD = z.string().check(z.maxLength(80))

/** The rows of a sheet that share an order, once the address says what they share: null before. */
export async function loadOrder(known: Page, url: URL, name: string) {
  const sheet = await loadSheet(known, name)
  if (!sheet.order) throw data(null, { status: 404 })
  const { within } = sheet.order
  const list = orderList(sheet)
  const { chosen } = readList(list, url.searchParams, Object.fromEntries(within.map((one) => [one, HELD])))
  const beyond = beyondReach(
    offeredBy(sheet.columns, (column) => column),
    chosen,
  )
  if (beyond) throw redirect(narrowedTo(list, chosen, beyond))
  const isChosen = within.every((one) => chosen[one] !== '')
  const [found, order] = await Promise.all([
    heldChoices(known, sheet, {
      path: list.path,
      search: url.searchParams,
      among: within,
      parameterOf: (column) => column,
    }),
    isChosen
      ? known.api.sheets.order({
          params: { sheet: sheet.name },
          query: { language: languageOf(known), only: new URLSearchParams(chosen).toString() },
        })
      : null,
  ]).catch(refuseForbidden('data.keep'))
  return { sheet, chosen, found, order, zones: zonesOf(known) }
}
export type OrderData = Awaited<ReturnType<typeof loadOrder>>

import { openBuild, readAddress } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { priceBreakdown } from '@volante/domain/configuration/total'
import { addDays } from '@volante/domain/date'
import { groupAmount, parsePrice } from '@volante/domain/money/price'
import { amountRefusals, amountsOf, roomOf } from '@volante/domain/quotation/amounts'
import { QUOTATION_DAYS, savingEvent, stillCounts } from '@volante/domain/quotation/approval'
import { quotedStock } from '@volante/domain/quotation/stock'
import { useMemo, useReducer, useState } from 'react'
import { useLocation } from 'react-router'
import { buildReducer, openingState } from '../../building/build-state.ts'
import type { LoadedQuotation, QuotationDesk } from './load-quotation.ts'

/** The tabs of the documents (vocabulary `quotationSimulatorTabs`). */
export const TABS = ['model', 'optionals', 'coating', 'accessories', 'comment', 'review', 'preview'] as const
export type Tab = (typeof TABS)[number]

const FIELDS = {
  opportunityName: 'comment',
  customerEmail: 'comment',
  validityPeriod: 'comment',
  comments: 'comment',
  changedPrice: 'review',
  bonus: 'review',
  discount: 'review',
  tradeIn: 'review',
  approvalReason: 'review',
} as const satisfies Readonly<Record<string, Tab>>
export type FieldName = keyof typeof FIELDS
type Fields = Readonly<Record<FieldName, string>>

type Saved = LoadedQuotation['saved']
interface Begun {
  readonly name: string
  readonly email: string
}

const typed = (cents: number | null | undefined): string =>
  cents ? groupAmount(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`) : ''

const fieldsOf = (saved: Saved, begun: Begun, today: string): Fields => ({
  opportunityName: saved?.opportunityName ?? begun.name,
  customerEmail: saved?.customerEmail ?? begun.email,
  validityPeriod: saved?.validityPeriod ?? addDays(today, QUOTATION_DAYS.usual),
  comments: saved?.comments ?? '',
  changedPrice: typed(saved?.changedPrice),
  bonus: typed(saved?.bonus),
  discount: typed(saved?.discount),
  tradeIn: saved?.tradeIn?.plate ?? '',
  approvalReason: saved?.reason ?? '',
})

/** A quotation as it is being made: the car by the rules of its catalogue, what is typed, and the amounts and the stock that follow. */
export function useQuoted(desk: QuotationDesk, saved: Saved, begun: Begun) {
  const { catalogue } = desk.car
  const index = useMemo(() => indexCatalogue(catalogue), [catalogue])
  const reducer = useMemo(() => buildReducer(index), [index])
  const [opened] = useState(() => openBuild(index, readAddress(new URLSearchParams(desk.query))))
  const [state, dispatch] = useReducer(reducer, opened.build, openingState)
  const [first] = useState(() => fieldsOf(saved, begun, desk.today))
  const carried = useLocation().state as { readonly fields?: Fields } | null
  const [fields, setFields] = useState(carried?.fields ?? first)
  const [undone, setUndone] = useState<Fields | null>(null)
  const build = state.history.present
  const breakdown = priceBreakdown(index, build)
  const initial = breakdown.status === 'available' ? breakdown.total - breakdown.accessoriesTotal : null
  const cents = (name: FieldName) => parsePrice(fields[name], catalogue.currency)
  const tradeIn = saved?.tradeIn && fields.tradeIn === first.tradeIn ? saved.tradeIn.amount : 0
  const changed = cents('changedPrice')
  const [bonus, discount] = [cents('bonus') ?? 0, cents('discount') ?? 0]
  const asked = { initial: initial ?? 0, changed, bonus, discount, tradeIn }
  const amounts = amountsOf(asked)
  const refusals = initial === null ? {} : amountRefusals(asked, catalogue.currency)
  const isSound = Object.keys(refusals).length === 0
  const room = roomOf(asked.initial, isSound ? amounts.given : 0, desk.percent)
  const ids = (type: 'items' | 'accessories') => catalogue[type].map(({ id }) => id)
  const stocked = {
    colorCode: build.colorCode ?? '',
    coatingCode: build.coatingCode ?? '',
    partIds: build.parts.filter((id) => ids('items').includes(id)),
  }
  const tabs = changedTabs({ opened: opened.build, build, ids, first, fields })
  return {
    index,
    state,
    dispatch,
    build,
    opened,
    fields,
    set: (name: FieldName, value: string) => setFields((all) => ({ ...all, [name]: value })),
    initial,
    asked,
    amounts,
    /** What the rules say to the amounts, by field. */
    refusals,
    room,
    /** Whether what is given has to be approved, and is not yet. */
    mustAsk: savingEvent(decidedPrice(saved), { initial: asked.initial, cash: amounts.cash }, room.isAbove) === 'ask',
    stock: quotedStock(desk.stock, stocked),
    changedTabs: tabs,
    /** Everything as it was when the page was opened, and once more as it was before that. */
    backToFirst() {
      setUndone(fields)
      setFields(first)
      dispatch({ type: 'replace', next: opened.build, entry: { deed: 'restored', name: '', difference: null } })
    },
    undo:
      undone &&
      (() => {
        setFields(undone)
        setUndone(null)
        dispatch({ type: 'undo' })
      }),
  }
}
export type Quoted = ReturnType<typeof useQuoted>

/** What was asked for or approved at the latest version's price; null where that no longer counts. */
const decidedPrice = (saved: Saved) =>
  saved && saved.version === saved.latest && stillCounts(saved.state, saved.mayLeave)
    ? { initial: saved.initialPrice, cash: saved.cashPrice }
    : null

interface Compared {
  readonly opened: Quoted['build']
  readonly build: Quoted['build']
  readonly ids: (type: 'items' | 'accessories') => readonly string[]
  readonly first: Fields
  readonly fields: Fields
}

/** Tabs on which something is not as it was opened. */
function changedTabs({ opened, build, ids, first, fields }: Compared): readonly Tab[] {
  const differs = (type: 'items' | 'accessories') =>
    ids(type).some((id) => opened.chosen.includes(id) !== build.chosen.includes(id))
  const ofFields = (Object.keys(FIELDS) as FieldName[]).filter((name) => first[name] !== fields[name])
  return TABS.filter(
    (tab) =>
      ofFields.some((name) => FIELDS[name] === tab) ||
      (tab === 'model' && opened.colorCode !== build.colorCode) ||
      (tab === 'coating' && opened.coatingCode !== build.coatingCode) ||
      (tab === 'optionals' && differs('items')) ||
      (tab === 'accessories' && differs('accessories')),
  )
}

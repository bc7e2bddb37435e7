import type { ReactNode } from 'react'
import type { Site } from '@volante/contract/site'
import type { PriceKind } from '../../car-price/argentine-taxes.ts'
import { PriceKindLine } from '../../car-price/PriceKindLine.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { CompareRow } from '../../ui/data/CompareTable.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { cellText, type SheetGroup } from '../range/datasheet.ts'
import type { ComparedVersion, Comparison } from './load-comparison.ts'

export interface CompareGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly CompareRow[]
}

/** Price first, then the datasheet; lines that no version has are left out. */
export function useCompareGroups({ versions, groups }: Pick<Comparison, 'versions' | 'groups'>): CompareGroup[] {
  const texts = useTexts()
  const site = useSite()
  return [
    { id: 'group-price', title: texts.t('shop.compare.price'), rows: priceRows(texts, versions, site) },
    ...groups.map((group) => ({ id: `group-${group.key}`, title: group.label, rows: sheetRows(texts, group) })),
  ]
}

function sheetRows(texts: Texts, { rows }: SheetGroup): CompareRow[] {
  return rows
    .filter(({ cells }) => cells.some(({ status }) => status !== 'absent'))
    .map(({ key, label, unit, differs, cells }) => ({
      id: key,
      title: label,
      cells: cells.map((cell) => cellText(texts, unit, cell)),
      isEqual: !differs,
    }))
}

function priceRows(
  { t }: Texts,
  versions: readonly ComparedVersion[],
  site: Pick<Site, 'country' | 'brand' | 'language'>,
): CompareRow[] {
  const amounts = versions.map(({ price }) => price.amount)
  const kinds = versions.map(({ price }) => price.kind)
  const untaxed = versions.map(({ price }) => price.untaxed)
  const [first = null] = amounts
  const isEqual = new Set(amounts).size === 1
  const differences = amounts.map((amount, at): ReactNode => {
    if (at === 0) return t('shop.compare.reference')
    if (amount === null || first === null) return null
    return amount === first ? t('shop.compare.samePrice') : <Price key={at} amount={amount - first} isDifference />
  })
  return [
    { id: 'price.cash', title: t('shop.compare.cash'), cells: amounts.map(priceCell), isEqual },
    ...(kinds.some((kind) => kind !== null)
      ? [{ id: 'price.kind', title: t('shop.compare.kind'), cells: kinds.map(kindCell), isEqual }]
      : []),
    ...(untaxed.some((amount) => amount !== null)
      ? [{ id: 'price.untaxed', title: t('shop.price.untaxed'), cells: untaxed.map(priceCell), isEqual }]
      : []),
    { id: 'price.difference', title: t('shop.compare.difference'), cells: differences, isEqual },
    ...(versions.some(({ monthly }) => monthly !== null) ? [monthRow(t, versions, site)] : []),
  ]
}

/** At equal terms; a version that no bank lends on has none. */
const monthRow = (
  t: Texts['t'],
  versions: readonly ComparedVersion[],
  site: Pick<Site, 'country' | 'brand' | 'language'>,
): CompareRow => ({
  id: 'price.month',
  title: t('shop.compare.month'),
  cells: versions.map(({ code, model, name, monthly }) =>
    monthly ? (
      <MonthlyLine
        key={code}
        monthly={monthly}
        version={code}
        href={pathTo(site, 'financing', null, { version: code })}
        car={`${model} ${name}`}
      />
    ) : null,
  ),
  isEqual: new Set(versions.map(({ monthly }) => monthly?.instalmentCents)).size === 1,
})

const kindCell = (kind: PriceKind | null, at: number): ReactNode => kind && <PriceKindLine key={at} kind={kind} />

const priceCell = (amount: number | null, at: number): ReactNode => <Price key={at} amount={amount} />

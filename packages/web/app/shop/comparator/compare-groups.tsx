import type { ReactNode } from 'react'
import type { Texts } from '../../texts/texts.tsx'
import { useTexts } from '../../texts/texts.tsx'
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
  return [
    { id: 'group-price', title: texts.t('shop.compare.price'), rows: priceRows(texts, versions) },
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

function priceRows({ t }: Texts, versions: readonly ComparedVersion[]): CompareRow[] {
  const amounts = versions.map(({ price }) => price.amount)
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
    ...(untaxed.some((amount) => amount !== null)
      ? [{ id: 'price.untaxed', title: t('shop.price.untaxed'), cells: untaxed.map(priceCell), isEqual }]
      : []),
    { id: 'price.difference', title: t('shop.compare.difference'), cells: differences, isEqual },
  ]
}

const priceCell = (amount: number | null, at: number): ReactNode => <Price key={at} amount={amount} />

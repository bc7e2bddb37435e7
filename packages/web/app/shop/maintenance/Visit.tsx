import type { Suggestion } from '@volante/contract/maintenance'
import { useTexts } from '../../texts/texts.tsx'
import { PriceLines } from '../../ui/data/PriceLines.tsx'

type Lines = Suggestion['replacedItems']

/** All that a visit does, each with its reason and its price; the sum is the price. */
export function Visit({ of }: { readonly of: Pick<Suggestion, 'replacedItems' | 'examinedItems' | 'price'> }) {
  const { t } = useTexts()
  const linesOf = (lines: Lines, action: 'replace' | 'examine') =>
    lines.map(({ code, name, reason, price, skipped }) => ({
      id: `${action}-${code}`,
      title: t(`maintenance.${action}`, { item: name }),
      note: skipped === null ? reason : `${reason} ${t('maintenance.skipped', { number: skipped })}`,
      amount: price,
    }))
  const total = { id: 'total', title: t('maintenance.total'), amount: of.price, isTotal: true }
  return (
    <PriceLines lines={[...linesOf(of.replacedItems, 'replace'), ...linesOf(of.examinedItems, 'examine'), total]} />
  )
}

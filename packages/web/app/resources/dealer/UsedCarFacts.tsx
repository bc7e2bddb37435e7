import type { DeskOffer } from '@volante/contract/evaluation'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'

/** How the value of a used car came about, line by line, and whether the offer pays an order. */
export function UsedCarFacts({ of: offer }: { readonly of: DeskOffer }) {
  const texts = useTexts()
  const { t, money } = texts
  const facts = [
    [t('resources.used-cars.table'), offer.month && `${offer.month.split('-').toReversed().join('/')} · ${offer.code}`],
    ...offer.lines.map((line) => [t(`resources.used-cars.${line.of}`), lineOf(texts, line)] as const),
    [t('resources.used-cars.foundValue'), money(offer.foundValue)],
    [t('resources.used-cars.order'), offer.isUsed && t('resources.used-cars.isUsed')],
  ] as const
  return (
    <Stack as="section" gap={3} aria-labelledby="lines">
      <h2 id="lines">{t('resources.used-cars.lines')}</h2>
      <Facts of={Object.fromEntries(facts)} />
    </Stack>
  )
}

type Line = DeskOffer['lines'][number]

/** What was found and is worth; what the owner had told where that is another. */
function lineOf({ t, money, number, byKey }: Texts, { of, told, found, foundAmount, hasMoved }: Line): string {
  const worded = (answer: string | number) =>
    typeof answer === 'number' ? `${number(answer)} km` : byKey(`resources.used-cars.${of}.${answer}`)
  const parts = [
    worded(found),
    foundAmount === 0 ? '' : `${foundAmount < 0 ? '−' : '+'} ${money(Math.abs(foundAmount))}`,
  ]
  if (hasMoved && told !== null) parts.push(t('resources.used-cars.told', { answer: worded(told) }))
  return parts.filter(Boolean).join(' · ')
}

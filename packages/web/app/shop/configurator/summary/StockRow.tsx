import type { StockDifference, StockMatch } from '@volante/domain/configuration/stock-match'
import { useTexts } from '../../../texts/texts.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import type { StockedCar } from './stocked-car.ts'
import css from './summary.module.css'

/** One car of the stock: what differs from the build, how many there are and when. */
export function StockRow({ match }: { readonly match: StockMatch<StockedCar> }) {
  const { t, date } = useTexts()
  const { unit, differences } = match
  const words = useDifferenceWords()
  return (
    <li className={css.stockRow}>
      <span>{differences.length === 0 ? t('configurator.stock.same') : differences.map(words).join('; ')}</span>
      <StockPlace dealer={unit.dealer} />
      <span className={css.soft}>
        {unit.state === 'AVAILABLE'
          ? t('configurator.stock.now', { count: unit.quantity })
          : t('configurator.stock.coming', {
              count: unit.quantity,
              day: date(`${unit.arrival.slice(0, 10)}T12:00:00Z`),
            })}
      </span>
    </li>
  )
}

/** The dealer with the way to it, or the factory. */
function StockPlace({ dealer }: Pick<StockedCar, 'dealer'>) {
  const { t, number } = useTexts()
  if (!dealer) return <span>{t('configurator.stock.factory')}</span>
  const { name, place, distance } = dealer
  const km = distance === null ? null : number(distance / 1000, { maximumFractionDigits: distance < 10_000 ? 1 : 0 })
  return <span>{[name, place, ...(km === null ? [] : [t('configurator.stock.distance', { km })])].join(' · ')}</span>
}

function useDifferenceWords(): (difference: StockDifference) => string {
  const { t } = useTexts()
  const { index } = useConfigurator()
  const { colors, coatings } = index.catalogue
  const coded = (parts: readonly { readonly code: string; readonly name: string }[], code: string) =>
    parts.find((part) => part.code === code)?.name ?? code
  return (difference) => {
    switch (difference.kind) {
      case 'color':
        return t('configurator.stock.color', { name: coded(colors, difference.found) })
      case 'coating':
        return t('configurator.stock.coating', { name: coded(coatings, difference.found) })
      case 'missing':
      case 'extra': {
        const name = index.nodes[index.positions.get(difference.partId) ?? -1]?.name ?? difference.partId
        return t(`configurator.stock.${difference.kind}`, { name })
      }
      case 'version':
      case 'year':
        return difference.found
    }
  }
}

import type { StockDifference, StockMatch } from '@volante/domain/configuration/stock-match'
import { useTexts } from '../../../texts/texts.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { DayRange } from '../../../ui/data/DayRange.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { CarPicture } from '../stage/CarPicture.tsx'
import { summaryAddresses } from './addresses.ts'
import { useConfigurator } from '../configurator-context.tsx'
import type { StockedCar } from './stocked-car.ts'
import css from './summary.module.css'

/** One car of the stock: what it looks like and costs, what differs from the build, where it is and when, and the way to it. */
export function StockRow({ match }: { readonly match: StockMatch<StockedCar> }) {
  const { t, date } = useTexts()
  const site = useSite()
  const { data, index } = useConfigurator()
  const { unit, differences } = match
  const words = useDifferenceWords()
  const to = summaryAddresses(site, data.model.slug, index, unit.build)
  const color = index.catalogue.colors.find(({ code }) => code === unit.colorCode)
  return (
    <li className={css.stockRow}>
      <CarPicture model={data.model} color={color} photos={data.photos} label="" isSmall />
      <Price amount={unit.price} size="medium" />
      <span>{differences.length === 0 ? t('configurator.stock.same') : differences.map(words).join('; ')}</span>
      <StockPlace dealer={unit.dealer} />
      <span className="soft small">
        {unit.state === 'AVAILABLE'
          ? t(`configurator.stock.at.${unit.place}`, { count: unit.quantity })
          : t('configurator.stock.coming', {
              count: unit.quantity,
              day: date(`${unit.arrival.slice(0, 10)}T12:00:00Z`),
            })}
      </span>
      {unit.state === 'AVAILABLE' ? (
        <span>
          {t('configurator.stock.delivery')} <DayRange from={unit.delivery.earliestOn} to={unit.delivery.latestOn} />
        </span>
      ) : null}
      {unit.state === 'AVAILABLE' ? (
        <LinkButton to={to.reserve} reloadDocument>
          {t('configurator.stock.reserve')}
        </LinkButton>
      ) : null}
      {unit.dealer ? (
        <LinkButton to={`${to.drive}&dealer=${unit.dealer.code}`} variant="quiet" reloadDocument>
          {t('configurator.stock.drive')}
          <span className="unseen">: {unit.dealer.name}</span>
        </LinkButton>
      ) : null}
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

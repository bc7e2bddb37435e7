import { type StockMatch, stockMatches } from '@volante/domain/configuration/stock-match'
import { useMemo } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import type { StockAnswer } from '../responses/stock.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { OrderThis } from './OrderThis.tsx'
import { StockRow } from './StockRow.tsx'
import { type StockedCar, stockedCars } from './stocked-car.ts'

const NEAREST_SHOWN = 3

/** The identical cars, or else the nearest with what differs. */
export function StockMatches({ answer }: { readonly answer: StockAnswer }) {
  const { t } = useTexts()
  const { index, build } = useConfigurator()
  const { identical, nearest } = useMemo(
    () => stockMatches(index, build, stockedCars(index, answer.cars)),
    [index, build, answer.cars],
  )
  /** One that is only announced cannot be reserved. */
  const isReady = identical.some(({ unit }) => unit.state === 'AVAILABLE')
  const order = answer.toOrder ? <OrderThis delivery={answer.toOrder} isOnly={!isReady} /> : null
  if (answer.cars.length === 0)
    return (
      <>
        <InlineMessage tone="info" title={answer.none} />
        {order}
      </>
    )
  return (
    <>
      <p>{t('configurator.stock.identical', { count: sum(identical) })}</p>
      {isReady ? null : order}
      {identical.length === 0 ? <p className="soft small">{t('configurator.stock.nearest')}</p> : null}
      <ul role="list">
        {(identical.length > 0 ? identical : nearest.slice(0, NEAREST_SHOWN)).map((match) => (
          <StockRow key={match.unit.id} match={match} />
        ))}
      </ul>
      {isReady ? order : null}
    </>
  )
}

const sum = (matches: readonly StockMatch<StockedCar>[]): number =>
  matches.reduce((total, { unit }) => total + unit.quantity, 0)

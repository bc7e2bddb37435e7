import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Select } from '../../ui/field/Select.tsx'
import css from './financing.module.css'
import type { Financing } from './load-financing.ts'
import { type FinancingPage, Kept } from './Terms.tsx'
import { PART } from './wish.ts'

interface OnPage {
  readonly on: FinancingPage
}

type ChoiceProps = Pick<Financing, 'choices' | 'trade' | 'version' | 'car' | 'chosen'> & OnPage

/** Which car it is about. */
export function Choice({ choices, trade, version, car, chosen, on }: ChoiceProps) {
  const site = useSite()
  const { t } = useTexts()
  return (
    <form action={pathTo(site, on)} {...marks({ live: PART })} autoComplete="off" className={css.choice}>
      {car && chosen ? (
        <Kept car={car} chosen={chosen} names={['entrance', 'count', 'who', 'trade', 'state']} />
      ) : trade === null ? null : (
        <input type="hidden" name="trade" value={trade} />
      )}
      <Select
        name="version"
        label={t('financing.car')}
        placeholder={t('financing.choose')}
        defaultValue={version ?? ''}
        options={choices}
      />
      <noscript>
        <Button type="submit">{t('financing.show')}</Button>
      </noscript>
      {car ? <FullPrice price={car.price} size="medium" /> : null}
      {car?.picture ? (
        <div className={css.stage}>
          <CarPhoto car={car.picture} view="side" sizes="(min-width: 48em) 352px, 90vw" isFirst />
        </div>
      ) : null}
    </form>
  )
}

/** The service does not answer, or there is no plan: who can help. */
export function NoPlan({ on }: OnPage) {
  const { t } = useTexts()
  const { phone } = useSite().legal
  const unavailable = t('financing.simulationsUnavailable', { phone })
  return on === 'financing' ? (
    <InlineMessage tone="info">{unavailable}</InlineMessage>
  ) : (
    <InlineMessage tone="info" title={t('financing.comparator.unavailable')}>
      {unavailable}
    </InlineMessage>
  )
}

import { type FormEvent, useEffect } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import type { StockAnswer } from '../responses/stock.ts'
import css from './summary.module.css'
import { keepCity } from './visitor-city.ts'

interface StockCityProps {
  /** What was asked for; empty for nothing. */
  readonly asked: string
  /** Null while the answer is on its way. */
  readonly answer: StockAnswer | null
  readonly onAsk: (city: string) => void
}

/** From where the dealers' distances are counted; a city that is known is kept for the next time (spec platform §3). */
export function StockCity({ asked, answer, onAsk }: StockCityProps) {
  const { t } = useTexts()
  const { locationTtlMs } = useSite()
  const near = answer?.near ?? null
  useEffect(() => {
    if (near) keepCity(near, locationTtlMs)
  }, [near, locationTtlMs])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAsk(String(new FormData(event.currentTarget).get('near') ?? '').trim())
  }
  return (
    <form className={css.stockCity} onSubmit={send}>
      <TextField
        label={t('configurator.stock.city')}
        hint={t('configurator.stock.cityHint')}
        error={answer && asked !== '' && !near ? t('configurator.stock.cityUnknown') : undefined}
        name="near"
        defaultValue={asked}
        autoComplete="address-level2"
        maxLength={100}
      />
      <Button type="submit">{t('configurator.stock.distances')}</Button>
    </form>
  )
}

import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Price } from '../../ui/data/Price.tsx'
import css from './quotations.module.css'
import type { Quoted } from './use-quoted.ts'

interface TotalsProps {
  readonly quoted: Quoted
  readonly isSending: boolean
  readonly isFirst: boolean
}

/** Always in sight: the total, the initial price, what is given of it and the room that is left; beyond it the button asks for approval. */
export function Totals({ quoted, isSending, isFirst }: TotalsProps) {
  const { t, number, money } = useTexts()
  const { initial, asked, amounts, room, mustAsk } = quoted
  const percent = (value: number) => `${number(value, { maximumFractionDigits: 2 })}%`
  const rows = [
    ['total', initial === null ? null : Math.max(0, amounts.cash)],
    ['initial', initial],
    ['discount', asked.discount],
    ['bonus', asked.bonus],
  ] as const
  return (
    <div className={css.totals}>
      <dl className={css.amounts}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`quotation.total.${name}`)}</dt>
            <dd className={name === 'total' ? 'strong' : undefined}>
              <Price amount={amount} hasCents />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('quotation.total.left', { percent: percent(room.percent) })}</dt>
          <dd data-above={room.isAbove || undefined}>
            {room.isAbove
              ? t('quotation.above', { amount: money(-room.left), percent: percent(-room.leftPercent) })
              : `${money(room.left)} (${percent(room.leftPercent)})`}
          </dd>
        </div>
      </dl>
      <Button type="submit" variant="primary" pending={isSending ? t('ui.form.sending') : null}>
        {t(mustAsk ? 'quotation.ask' : isFirst ? 'quotation.saveFirst' : 'quotation.save')}
      </Button>
    </div>
  )
}

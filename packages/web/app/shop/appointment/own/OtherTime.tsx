import type { SlotDay } from '@volante/contract/scheduler'
import { Link } from 'react-router'
import { Form } from '../../../forms/Form.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import type { DealerChoice } from '../../proposal/dealers/nearby-dealers.ts'
import { MOVE } from '../appointment-forms.ts'
import css from '../appointment.module.css'
import { SlotFields } from '../days/SlotFields.tsx'
import { DealerList } from '../DealerList.tsx'

interface OtherTimeProps {
  readonly dealer: { readonly code: string; readonly name: string }
  readonly isOther: boolean
  readonly days: readonly SlotDay[]
  readonly day: SlotDay | null
  readonly others: readonly DealerChoice[]
  readonly answer: unknown
  readonly hrefOf: (query: Readonly<Record<string, string>>) => string
}

/** Another slot of the dealer, or of one nearby. */
export function OtherTime({ dealer, isOther, days, day, others, answer, hrefOf }: OtherTimeProps) {
  const { t } = useTexts()
  const at = isOther ? { move: '1', dealer: dealer.code } : { move: '1' }
  return (
    <>
      <section aria-labelledby="move" className={css.where}>
        <h2 id="move" className="text-22">
          {t('appointment.move')}
        </h2>
        <p className="soft">
          {dealer.name}
          {isOther ? (
            <>
              {' · '}
              <Link to={hrefOf({ move: '1' })}>{t('appointment.sameDealer')}</Link>
            </>
          ) : null}
        </p>
        {day ? (
          <Form form={MOVE} answer={answer} submit={t('appointment.moveAsk')} pending={t('appointment.asking')}>
            <input type="hidden" name="dealer" value={isOther ? dealer.code : ''} />
            <SlotFields days={days} day={day} hrefOf={(one) => hrefOf({ ...at, day: one })} />
          </Form>
        ) : (
          <p>{t('appointment.nothingFree', { dealer: dealer.name, days: Math.max(0, days.length - 1) })}</p>
        )}
      </section>
      {others.length > 0 ? (
        <section aria-labelledby="others" className={css.where}>
          <h2 id="others" className="text-22">
            {t('appointment.otherDealer')}
          </h2>
          <DealerList dealers={others} hrefOf={(code) => hrefOf({ move: '1', dealer: code })} />
        </section>
      ) : null}
    </>
  )
}

import type { Simulation } from '@volante/domain/financing/simulate'
import { PostButton } from '../../../forms/PostButton.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { basePath } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { PriceLines } from '../../../ui/data/PriceLines.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import css from '../financing.module.css'
import { Files, Law } from '../Law.tsx'
import type { OfCar } from '../Terms.tsx'
import { finalOf } from '../wish.ts'
import { AtTheEnd } from './AtTheEnd.tsx'
import { DueTable } from './DueTable.tsx'
import { Payments } from './Payments.tsx'

/** How the chosen plan comes to its amount: what is lent, each payment as a picture and as a table, and the law. */
export function Breakdown({ car, chosen }: OfCar) {
  const { t } = useTexts()
  const { plan, answer, wish } = chosen
  if (!answer) return <Law plan={plan} />
  const { priceCents, entranceCents, feesCents, iofCents, financedCents, totalCents, count } = answer
  const lent = [
    { id: 'price', title: t('financing.line.price'), amount: priceCents },
    ...entranceLines(wish.trade, entranceCents).map(({ id, amount }) => ({
      id,
      title: t(`financing.line.${id}`),
      amount,
    })),
    { id: 'fees', title: t('financing.line.fees'), amount: feesCents },
    ...(iofCents > 0 ? [{ id: 'iof', title: t('financing.line.iof'), amount: iofCents }] : []),
    { id: 'financed', title: t('financing.line.financed'), amount: financedCents, isTotal: true },
  ]
  return (
    <section aria-labelledby="how-title" className={css.section}>
      <h2 id="how-title">{t('financing.how')}</h2>
      <div className={css.how}>
        <PriceLines lines={lent} />
        <Payments answer={answer} />
      </div>
      <p>
        {t('financing.line.total', { count })} <Price amount={totalCents} hasCents />
      </p>
      <AtTheEnd answer={answer} />
      <Ask car={car} chosen={chosen} />
      <Keep car={car} chosen={chosen} />
      <Disclosure title={t('financing.table')}>
        <Files car={car} chosen={chosen} />
        <PaymentTable answer={answer} />
      </Disclosure>
      <Law plan={plan} />
    </section>
  )
}

/** A used car is part of the entrance with a line of its own (FS7); what it brings beyond the entrance is the buyer's. */
function entranceLines(trade: number, entranceCents: number) {
  const traded = Math.min(trade, entranceCents)
  return [
    ...(traded > 0 ? [{ id: 'trade' as const, amount: -traded }] : []),
    ...(traded < entranceCents || traded === 0 ? [{ id: 'entrance' as const, amount: traded - entranceCents }] : []),
  ]
}

const fieldsOf = ({ car, chosen: { plan, wish, state } }: OfCar) => ({
  version: car.code,
  year: String(car.year),
  price: String(wish.priceCents),
  plan: plan.planId,
  who: wish.who,
  state: state ?? '',
  entrance: String(wish.entrance),
  count: String(wish.count),
  trade: wish.trade > 0 ? String(wish.trade) : '',
  final: plan.final ? String(finalOf(plan.final, wish.final)) : '',
})

/** From terms to a proposal: they are kept as they stand and sent after the form. */
function Ask({ car, chosen }: OfCar) {
  const { t } = useTexts()
  return (
    <Stack gap={2} align="start">
      <PostButton
        fields={fieldsOf({ car, chosen })}
        action={`${basePath(useSite())}/financing/propose`}
        variant="primary"
        size="large"
        reloadDocument
      >
        {t('financing.ask')}
      </PostButton>
      <p className="soft small">{t('financing.askNote')}</p>
    </Stack>
  )
}

/** These terms as a signed price, whoever asks. */
function Keep({ car, chosen }: OfCar) {
  const { t } = useTexts()
  const fields = { ...fieldsOf({ car, chosen }), type: chosen.plan.type }
  return (
    <Stack gap={2} align="start">
      <PostButton fields={fields} action={`${basePath(useSite())}/passport/make`} reloadDocument>
        {t('passport.make')}
      </PostButton>
      <p className="soft small">{t('passport.makeNote')}</p>
    </Stack>
  )
}

function PaymentTable({ answer: { rows } }: { readonly answer: Simulation }) {
  const { t } = useTexts()
  const isTaxed = rows.some(({ taxCents }) => taxCents > 0)
  const columns = (
    ['interest', ...(isTaxed ? (['tax'] as const) : []), 'principal', 'payment', 'balance'] as const
  ).map((name) => ({
    title: t(`financing.column.${name}`),
    centsOf: (row: (typeof rows)[number]) => row[`${name}Cents`],
  }))
  return <DueTable caption={t('financing.table')} isCaptionHidden rows={rows} columns={columns} />
}

import type { IndexedKind, IndexedQuote } from '@volante/domain/financing/indexed-plan'
import { useTexts } from '../../../texts/texts.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import css from '../financing.module.css'
import { Files, Law } from '../Law.tsx'
import type { OfCar } from '../Terms.tsx'
import type { IndexedOffer } from '../wish.ts'
import { DueTable } from '../breakdown/DueTable.tsx'
import { INDEXED_COLUMNS } from './columns.ts'
import { CourseChart } from './CourseChart.tsx'
import { IndexedFacts } from './IndexedCosts.tsx'

/** Words that have to be known before any amount is. */
const WORDS: Readonly<Record<IndexedKind, readonly string[]>> = {
  CONSORTIUM: ['letter', 'draw', 'bid', 'award', 'reserve', 'price'],
  SAVINGS: ['quota', 'draw', 'bid', 'rest', 'price'],
  UVA: ['uva', 'wage'],
}

/** A plan whose instalments follow an index: what its words mean, how it may go on, and every payment of one course. */
export function IndexedBreakdown({ followed, ...ofCar }: OfCar & { readonly followed: IndexedOffer }) {
  const { t, byKey, date, money } = useTexts()
  const { plan, answer } = followed
  const { kind } = plan
  return (
    <section aria-labelledby="how-title" className={css.section}>
      <h2 id="how-title">{t('financing.how')}</h2>
      {answer ? (
        <>
          <p role="note" className={css.estimate}>
            {t('financing.indexed.estimate')}
          </p>
          {plan.unit ? (
            <p>
              {t('financing.indexed.unit', {
                value: money(plan.unit.valueCents),
                day: date(`${plan.unit.day}T12:00:00Z`),
              })}
            </p>
          ) : null}
          <div className={css.how}>
            <dl className={css.facts}>
              <IndexedFacts plan={plan} quote={answer} />
            </dl>
            <CourseChart courses={answer.courses} />
          </div>
          <Courses quote={answer} />
          <Awarded quote={answer} award={ofCar.chosen.wish.award} />
        </>
      ) : null}
      <Disclosure title={t(`financing.indexed.words.${kind}`)} isOpen={!answer}>
        <dl className={css.words}>
          {WORDS[kind].map((word) => (
            <div key={word}>
              <dt className="strong">{byKey(`financing.word.${kind}.${word}.name`)}</dt>
              <dd>{byKey(`financing.word.${kind}.${word}.means`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {answer ? (
        <Disclosure title={t('financing.table')}>
          <Files {...ofCar} />
          <CourseTable quote={answer} rise={ofCar.chosen.wish.rise ?? 0} />
        </Disclosure>
      ) : null}
      <Law plan={plan} />
    </section>
  )
}

interface OfQuote {
  readonly quote: IndexedQuote
}

/** The same plan under each assumption. */
function Courses({ quote: { kind, courses, entranceCents, firstCents } }: OfQuote) {
  const { t } = useTexts()
  return (
    <Table caption={t('financing.indexed.courses')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('financing.indexed.assumed')}</th>
          {(['first', 'last', 'total'] as const).map((column) => (
            <th key={column} scope="col" data-align="end">
              {t(`financing.indexed.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courses.map(({ rise, rows, lastCents, totalCents }) => (
          <tr key={rise}>
            <th scope="row">{t(`financing.indexed.rise.${kind}`, { rise })}</th>
            {[rows[0]?.paymentCents ?? firstCents, lastCents, totalCents + entranceCents].map((cents, at) => (
              <td key={at} data-align="end">
                <Price amount={cents} hasCents />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What the award brings due, and what a bid changes: never that it will come. */
function Awarded({ quote, award }: OfQuote & { readonly award: number }) {
  const { t, money } = useTexts()
  const { kind, today, bidCents, bidQuotas } = quote
  if (kind === 'UVA') return null
  const extra = today.rows[award - 1]?.extraCents ?? 0
  const after = today.rows[award]?.paymentCents ?? 0
  return (
    <div className={css.words}>
      {extra > 0 ? <p>{t(`financing.indexed.awarded.${kind}`, { award, extra: money(extra) })}</p> : null}
      {kind === 'CONSORTIUM' && bidCents > 0 ? <p>{t('financing.indexed.after', { after: money(after) })}</p> : null}
      {bidQuotas > 0 ? <p>{t('financing.indexed.fewer', { quotas: bidQuotas, left: today.rows.length })}</p> : null}
      <p className="strong">{t('financing.indexed.noPromise')}</p>
    </div>
  )
}

function CourseTable({ quote, rise }: OfQuote & { readonly rise: number }) {
  const { t } = useTexts()
  const { rows } = quote.courses.find((one) => one.rise === rise) ?? quote.today
  const columns = INDEXED_COLUMNS.filter((one) => rows.some((row) => row[`${one}Cents`] !== 0)).map((name) => ({
    title: t(`financing.indexed.column.${name}`),
    centsOf: (row: (typeof rows)[number]) => row[`${name}Cents`],
  }))
  const caption = `${t('financing.table')}: ${t(`financing.indexed.rise.${quote.kind}`, { rise })}`
  return <DueTable caption={caption} rows={rows} columns={columns} />
}

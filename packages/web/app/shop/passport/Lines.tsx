import type { PassportLineShown, PassportContent } from '@volante/contract/price-passport'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { classes } from '../../ui/classes.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './passport.module.css'

interface OfPassport {
  readonly passport: PassportContent
}

/** Each line before and now, where it comes from right beneath its name. */
export function Lines({ passport }: OfPassport) {
  const { t, date } = useTexts()
  const { lines, day, subject, terms } = passport
  return (
    <Stack gap={4}>
      <h2>{t('passport.lines')}</h2>
      <p className="soft">
        {t(`passport.subject.${subject}`)}
        {terms ? `: ${t('passport.plan', { plan: terms.planName, lender: terms.lender })}` : ''}
      </p>
      <Since passport={passport} />
      <table className={css.table}>
        <caption className="unseen">{t('passport.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('passport.column.line')}</th>
            <th scope="col" data-align="end">
              {t('passport.column.then', { day: date(`${day}T12:00:00Z`) })}
            </th>
            <th scope="col" data-align="end">
              {t('passport.column.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={`${line.kind} ${line.code ?? ''}`} line={line} passport={passport} />
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

/** What changed since, in a sentence. */
function Since({ passport: { lines, today, gone, terms, priceNow } }: OfPassport) {
  const { t, date, money } = useTexts()
  const day = date(`${today}T12:00:00Z`)
  const moved = lines.filter(({ before, now }) => before !== now)
  if (gone === 'notSold') return <InlineMessage tone="warn">{t('passport.gone.notSold')}</InlineMessage>
  const before = lines.find(({ kind }) => kind === 'price')?.before ?? null
  const difference = priceNow === null || before === null ? 0 : priceNow - before
  return (
    <>
      {gone === 'noPlan' ? (
        <InlineMessage tone="warn">{t('passport.gone.noPlan', { plan: terms?.planName ?? '' })}</InlineMessage>
      ) : (
        <p className="strong">
          {moved.length === 0 ? t('passport.same', { day }) : t('passport.moved', { count: moved.length, day })}
        </p>
      )}
      {difference === 0 ? null : (
        <p>{t(difference > 0 ? 'passport.dearer' : 'passport.cheaper', { amount: money(Math.abs(difference)) })}</p>
      )}
    </>
  )
}

const RATES: readonly string[] = ['nominalRate', 'monthlyRate', 'yearlyRate']

function Row({ line, passport }: OfPassport & { readonly line: PassportLineShown }) {
  const { t } = useTexts()
  const { kind, before, now } = line
  const { terms, country } = passport
  const isCft = kind === 'costRate' && country === 'AR'
  const name = kind === 'costRate' ? (`costRate.${country}` as const) : kind
  return (
    <tr className={classes(kind === 'price' && css.sum, RATES.includes(kind) && 'small')}>
      <th scope="row" className={css.line}>
        <span className={isCft ? css.cft : undefined}>
          {t(`passport.line.${name}`, { name: line.name ?? '', count: terms?.count ?? 0 })}
        </span>
        <Source line={line} />
      </th>
      <td data-align="end" className={isCft ? css.cft : undefined}>
        <Value line={line} value={before} />
      </td>
      <td data-align="end" className={isCft ? css.cft : undefined}>
        <Value line={line} value={now} />
        {before !== now ? <span className={css.changed}>{t('passport.changed')}</span> : null}
      </td>
    </tr>
  )
}

function Source({ line: { source, of, day, kind } }: { readonly line: PassportLineShown }) {
  const { t, date } = useTexts()
  const values = { of: of ?? '', day: date(`${day}T12:00:00Z`) }
  const key =
    source === 'PRICE_LIST' && (of === 'EC' || of === 'SPECIAL')
      ? (`PRICE_LIST.${of}` as const)
      : source === 'BUYER' && kind === 'price'
        ? 'BUYER.price'
        : source
  return <span className={css.source}>{t(`passport.source.${key}`, values)}</span>
}

function Value({ line: { unit, source }, value }: { readonly line: PassportLineShown; readonly value: number | null }) {
  const { t, number } = useTexts()
  if (value === null) return <span className="soft">{t('passport.none')}</span>
  if (value === 0 && source === 'PRICE_LIST') return <span className="soft">{t('passport.included')}</span>
  if (unit === 'cents') return <Price amount={value} hasCents />
  return `${number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
}

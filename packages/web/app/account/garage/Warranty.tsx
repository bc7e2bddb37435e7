import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/car.page'

type Shown = Route.ComponentProps['loaderData']
type WarrantyProps = Pick<Shown, 'car' | 'warranty'>
type Coverage = Shown['warranty']['coverages'][number]

const TONES = { inForce: 'good', ended: 'bad', unknown: 'info' } as const

/** Until when each coverage of the maker holds, what the law gives beside it, and the one thing to do now. */
export function Warranty({ car, warranty }: WarrantyProps) {
  const { t, date } = useTexts()
  const { isOwner, coverages, startsOn, startsBy, legal } = warranty
  const dayOf = (day: string) => date(`${day}T12:00:00Z`)
  return (
    <section aria-labelledby="warranty">
      <h2 id="warranty">{t('warranty.title')}</h2>
      <p className="soft">{t(isOwner ? 'warranty.text' : 'warranty.unknown.owner')}</p>
      {startsOn && startsBy ? <p>{t(`warranty.starts.${startsBy}`, { day: dayOf(startsOn) })}</p> : null}
      {coverages.length === 0 ? <p>{t('warranty.none')}</p> : null}
      <Stack as="ul" role="list" gap={4}>
        {coverages.map((one) => (
          <li key={one.planId}>
            <CoverageRow coverage={one} isOwner={isOwner} />
          </li>
        ))}
      </Stack>
      {coverages.length > 0 ? (
        <Row>
          <Action car={car} warranty={warranty} />
          <LinkButton variant="quiet" to={pathTo(car.home, 'garageWarranty', { car: car.id })} reloadDocument>
            {t('warranty.paperAction')}
          </LinkButton>
        </Row>
      ) : null}
      <div>
        <p className="strong">{t('warranty.legal.title')}</p>
        <p className="soft">
          {t(car.country === 'BR' ? 'warranty.legal.BR' : 'warranty.legal.AR')}{' '}
          {legal.untilDay ? t('warranty.legal.until', { day: dayOf(legal.untilDay) }) : null}
        </p>
      </div>
    </section>
  )
}

function CoverageRow({ coverage, isOwner }: { readonly coverage: Coverage; readonly isOwner: boolean }) {
  const { t, date, number } = useTexts()
  const { state, first, untilDay, km, months, leftDays, leftKm, covers, conditions, lateKm, lateDays } = coverage
  const kmText = km === null ? '' : number(km)
  const until =
    untilDay === null
      ? t(km === null ? 'warranty.lastsDays' : 'warranty.lasts', { months, km: kmText })
      : t(km === null ? 'warranty.untilDay' : 'warranty.untilBoth', {
          day: date(`${untilDay}T12:00:00Z`),
          km: kmText,
        })
  return (
    <Stack gap={1}>
      <Row gap={3}>
        <strong>{t(`warranty.coverage.${coverage.coverage}`)}</strong>
        <StatusTag tone={TONES[state]}>{t(`warranty.state.${state}`)}</StatusTag>
      </Row>
      <p className="tabular">{until}</p>
      {state === 'inForce' && leftDays !== null ? (
        <p className="soft tabular">
          {leftKm === null
            ? t('warranty.left', { days: leftDays })
            : t('warranty.leftBoth', { days: leftDays, km: number(leftKm) })}{' '}
          {first === 'km' ? t('warranty.firstKm') : null}
        </p>
      ) : null}
      {isOwner ? <Why coverage={coverage} /> : null}
      {isOwner && state === 'inForce' && !coverage.isChecked ? (
        <p className="soft">{t('warranty.notChecked')}</p>
      ) : null}
      <Disclosure
        title={
          <>
            {t('warranty.conditions')}
            <span className="unseen">: {t(`warranty.coverage.${coverage.coverage}`)}</span>
          </>
        }
      >
        <p>{covers}</p>
        <p>{conditions}</p>
        {lateKm === null || lateDays === null ? null : (
          <p>{t('warranty.tolerance', { km: number(lateKm), days: lateDays })}</p>
        )}
      </Disclosure>
    </Stack>
  )
}

/** Why it ended, or why nobody can say. */
function Why({ coverage: { state, why, untilDay, km, missed } }: { readonly coverage: Coverage }) {
  const { t, date, number } = useTexts()
  const dayOf = (day: string | null | undefined) => (day ? date(`${day}T12:00:00Z`) : '')
  const kmText = km === null ? '' : number(km)
  if (why === 'revision' && missed) {
    const { dueOn, dueKm, lateOn } = missed
    const due = { number: missed.number, due: dayOf(dueOn), km: number(dueKm) }
    return (
      <p>
        {lateOn === null
          ? t('warranty.unknown.revision', due)
          : t('warranty.ended.revision', { ...due, late: dayOf(lateOn) })}
      </p>
    )
  }
  if (state === 'ended')
    return (
      <p>{why === 'km' ? t('warranty.ended.km', { km: kmText }) : t('warranty.ended.day', { day: dayOf(untilDay) })}</p>
    )
  if (state === 'unknown')
    return (
      <p>
        {why === 'mileage'
          ? t('warranty.unknown.mileage', { day: dayOf(untilDay), km: kmText })
          : t('warranty.unknown.start')}
      </p>
    )
  return null
}

/** The first thing that is missing, else what a warranty is for. */
function Action({ car, warranty: { isOwner, coverages } }: WarrantyProps) {
  const { t } = useTexts()
  const lacks = (why: Coverage['why']) => coverages.some((one) => one.state === 'unknown' && one.why === why)
  const { home } = car
  if (!isOwner) return <LinkButton to={pathTo(home, 'garageAdd')}>{t('warranty.action.prove')}</LinkButton>
  if (lacks('start'))
    return (
      <LinkButton to={pathTo(home, 'dealers')} reloadDocument>
        {t('warranty.action.dealer')}
      </LinkButton>
    )
  if (lacks('mileage'))
    return (
      <LinkButton to="#readings" reloadDocument>
        {t('warranty.action.reading')}
      </LinkButton>
    )
  return (
    <LinkButton to={pathTo(home, 'serviceVisit')} reloadDocument>
      {t(lacks('revision') ? 'warranty.action.book' : 'warranty.action.use')}
    </LinkButton>
  )
}

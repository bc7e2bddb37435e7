import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { Kept } from './Kept.tsx'
import { type Found, type Maintenance, MOST_DONE, PART } from './load-maintenance.ts'
import css from './maintenance.module.css'
import { Visit } from './Visit.tsx'

const TONES: Readonly<Record<Found['advice']['state'], Tone>> = { due: 'warn', soon: 'info', fine: 'good' }

/** What is due by either measure, and all that the next visit does. */
export function Due(props: Maintenance & { readonly found: Found }) {
  const { t } = useTexts()
  const { advice, car } = props.found
  const [first, ...others] = advice.messages
  return (
    <Stack as="section" gap={5} aria-labelledby="due-title">
      <h2 id="due-title">{t('maintenance.dueOf', { car: car.name })}</h2>
      <InlineMessage tone={TONES[advice.state]} title={first}>
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </InlineMessage>
      <Measures advice={advice} />
      <Counted {...props} />
      <Stack gap={3}>
        <h3 className="text-22">{t('maintenance.visit', { number: advice.number })}</h3>
        <Visit of={advice} />
      </Stack>
    </Stack>
  )
}

/** Both measures, with what makes them; the one that comes first says so. */
function Measures({ advice }: Pick<Found, 'advice'>) {
  const { t, date, number } = useTexts()
  const { mileage, dueOn, first, kmOn, kmAYear, oilOn, overKm, overDays } = advice
  const day = (on: string) => date(`${on}T12:00:00Z`)
  const isFirst = <StatusTag tone="info">{t('maintenance.first')}</StatusTag>
  const between =
    kmOn.early === null
      ? t('maintenance.notSoon')
      : t('maintenance.between', {
          early: day(kmOn.early),
          late: kmOn.late === null ? '' : day(kmOn.late),
          hasLate: kmOn.late ? 'yes' : 'no',
        })
  return (
    <Columns as="dl" least="15rem" gap={[4, 6]} className={css.measures}>
      <div>
        <dt>{t('maintenance.byKm')}</dt>
        <dd className="text-22 strong tabular">{t('maintenance.kilometres', { km: number(mileage) })}</dd>
        <dd className="soft small">{overKm > 0 ? t('maintenance.overKm', { km: number(overKm) }) : between}</dd>
        {first === 'km' ? <dd>{isFirst}</dd> : null}
      </div>
      <div>
        <dt>{t('maintenance.byDay')}</dt>
        <dd className="text-22 strong tabular">{dueOn === null ? t('maintenance.noDay') : day(dueOn)}</dd>
        <dd className="soft small">
          {overDays > 0
            ? t('maintenance.overDays', { count: overDays })
            : t(dueOn === null ? 'maintenance.tellDay' : 'maintenance.months', { months: advice.step.months })}
        </dd>
        {first === 'months' && dueOn !== null ? <dd>{isFirst}</dd> : null}
      </div>
      {oilOn === null ? null : (
        <div>
          <dt>{t('maintenance.oil')}</dt>
          <dd className="text-22 strong tabular">{day(oilOn)}</dd>
          <dd className="soft small">{t('maintenance.oilWhy')}</dd>
        </div>
      )}
      <div>
        <dt>{t('maintenance.pace')}</dt>
        <dd className="text-22 strong tabular">
          {kmAYear.low === kmAYear.high
            ? t('maintenance.kilometres', { km: number(kmAYear.low) })
            : t('maintenance.range', { low: number(kmAYear.low), high: number(kmAYear.high) })}
        </dd>
        <dd className="soft small">{t(kmAYear.isUsual ? 'maintenance.paceUsual' : 'maintenance.paceOwn')}</dd>
      </div>
    </Columns>
  )
}

/** How many revisions were done, as the kilometres say; who knows better sets it right. */
function Counted(props: Maintenance & { readonly found: Found }) {
  const site = useSite()
  const { t } = useTexts()
  const { answers, found } = props
  const counts = Array.from({ length: MOST_DONE + 1 }, (_, count) => ({
    value: String(count),
    label: t('maintenance.doneCount', { count }),
  }))
  return (
    <form action={pathTo(site, 'maintenance')} {...marks({ live: PART })} autoComplete="off" className={css.choice}>
      <Kept of={props} but={['done']} />
      <Select
        name="done"
        label={t('maintenance.done')}
        placeholder={t('maintenance.assumed', { count: found.advice.isAssumed ? found.advice.done : -1 })}
        defaultValue={answers.done === null ? '' : String(answers.done)}
        options={counts}
      />
      <noscript>
        <Button type="submit">{t('maintenance.show')}</Button>
      </noscript>
    </form>
  )
}

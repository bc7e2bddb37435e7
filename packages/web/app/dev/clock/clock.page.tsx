import { dayIn } from '@volante/domain/local-time'
import { Form, redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { WorkHead } from '../../work/WorkHead.tsx'
import type { Route } from './+types/clock.page'
import css from '../dev.module.css'
import { businessDaysAhead, MOVES } from './ahead.ts'

const BUSINESS_DAYS = 3

export const loader = ({ context }: Route.LoaderArgs) => context.get(page).api.demo.clock()

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now, site } = context.get(page)
  const move = String((await request.formData()).get('move') ?? '')
  const today = dayIn(site.timeZone, now)
  const minutes = move === 'businessDays' ? businessDaysAhead(today, BUSINESS_DAYS) : minutesOf(move)
  if (minutes !== null) await api.demo.moveClock({ body: { minutes } })
  return redirect('/dev/clock', 303)
}

const NAMES = ['minute', 'quarter', 'hour', 'day'] as const

function minutesOf(move: string): number | null {
  const name = NAMES.find((one) => one === move)
  return name ? MOVES[name] : null
}

/** The platform's time, which only goes forward; every countdown and waiting job goes with it. */
export default function Clock({ loaderData: { now, movedByMinutes } }: Route.ComponentProps) {
  const { t, date } = useTexts()
  return (
    <>
      <WorkHead title={t('desk.clock.title')} />
      <h1>{t('desk.clock.title')}</h1>
      <p className={css.time}>
        <time dateTime={now}>{date(now, 'moment')}</time>
      </p>
      <p className="soft">{t('desk.clock.moved', { minutes: movedByMinutes })}</p>
      <p>{t('desk.clock.text')}</p>
      <Form method="post" action="/dev/clock" className={css.buttons}>
        <XsrfField />
        {([...NAMES, 'businessDays'] as const).map((move) => (
          <Button key={move} type="submit" name="move" value={move}>
            {t(`desk.clock.${move}`)}
          </Button>
        ))}
      </Form>
    </>
  )
}

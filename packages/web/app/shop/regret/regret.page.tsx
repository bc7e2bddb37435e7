import { dayIn } from '@volante/domain/local-time'
import type { RouteHandle } from '@volante/contract/page'
import { readProtocol } from '@volante/domain/lead/protocol'
import { lastWithdrawalDay, WITHDRAWAL_DAYS } from '@volante/domain/order/withdrawal'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { Route } from './+types/regret.page'
import { RequestPage } from './RequestPage.tsx'
import { handleRequest } from './handle-request.ts'

export const handle = { texts: ['legal', 'errors', 'ui'], cache: false } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  const { site, now } = context.get(page)
  return {
    code: readProtocol(url.searchParams.get('code') ?? ''),
    lastDay: lastWithdrawalDay(site.country, dayIn(site.timeZone, now)),
  }
}

export const action = ({ context, request }: Route.ActionArgs) => handleRequest(context.get(page), request, 'REGRET')
export const clientAction = keepForm

export default function Regret({ loaderData, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { country } = useSite()
  return (
    <RequestPage
      kind="REGRET"
      code={loaderData.code}
      answer={actionData}
      lead={t('legal.regret.lead', { days: WITHDRAWAL_DAYS[country] })}
      // Noon, so that no time zone moves the day.
      aside={<p>{t('legal.regret.example', { date: date(`${loaderData.lastDay}T15:00:00Z`, 'long') })}</p>}
    />
  )
}

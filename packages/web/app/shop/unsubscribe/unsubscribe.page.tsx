import type { RouteHandle } from '@volante/contract/page'
import { readProtocol } from '@volante/domain/lead/protocol'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { RequestPage } from '../regret/RequestPage.tsx'
import { handleRequest } from '../regret/handle-request.ts'
import type { Route } from './+types/unsubscribe.page'

export const handle = { texts: ['legal', 'errors', 'ui'], cache: false } satisfies RouteHandle

export const loader = ({ url }: Route.LoaderArgs) => ({ code: readProtocol(url.searchParams.get('code') ?? '') })

export const action = ({ context, request }: Route.ActionArgs) =>
  handleRequest(context.get(page), request, 'UNSUBSCRIBE')
export const clientAction = keepForm

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <RequestPage kind="UNSUBSCRIBE" code={loaderData.code} answer={actionData} lead={t('legal.unsubscribe.lead')} />
  )
}

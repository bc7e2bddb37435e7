import type { RouteHandle } from '@volante/contract/page'
import { POPUP } from '@volante/domain/limits'
import { useId, useMemo, useRef } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { MessagePopups } from '../../ui/MessagePopups.tsx'
import { MessagesProvider } from '../../ui/messages.tsx'
import type { Route } from './+types/proposal.page'
import { answerOf } from './answer.ts'
import { valuesOf } from './fields.ts'
import { loadProposal, type ProposalData } from './load-proposal.ts'
import css from './proposal.module.css'
import { ProposalForm } from './ProposalForm.tsx'
import { RequestedCar } from './RequestedCar.tsx'
import { takeProposal } from './take-proposal.ts'
import { useChecks } from './use-checks.ts'
import { useDealers } from './use-dealers.ts'
import { WhatsAppStart } from './WhatsAppStart.tsx'

export const handle = { texts: ['lead', 'errors', 'ui'], cache: false } satisfies RouteHandle

export const loader = ({ context, url }: Route.LoaderArgs) => loadProposal(context.get(page), url.searchParams)

export async function action({ context, request, url }: Route.ActionArgs) {
  return takeProposal(context.get(page), await request.formData(), url)
}

/** A line that breaks or a server that fails keeps the form and says so; its key makes the next try the same lead. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = valuesOf(await request.clone().formData())
  try {
    return await serverAction()
  } catch (error) {
    const isOurs = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isOurs) throw error
    return answerOf(values, { failure: 'request.unavailable' })
  }
}

export default function Proposal({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { car, isGone } = loaderData
  const dealers = useDealers(actionData?.near ?? null, loaderData.dealer, actionData?.values.dealerCode ?? '')
  const { mayOmitCpf } = dealers
  const rules = useMemo(
    () => ({ ...loaderData.rules, mayOmitCpf: loaderData.rules.mayOmitCpf || mayOmitCpf }),
    [loaderData.rules, mayOmitCpf],
  )
  const checks = useChecks(form, rules, actionData)
  const hours = site.lead.replyHours
  return (
    <MessagesProvider>
      <div className={css.page}>
        <ProposalHead car={car} hasProblem={Object.keys(checks.summary).length > 0 || Boolean(actionData?.failure)} />
        <header className={css.head}>
          <h1>{t('lead.heading')}</h1>
          <p>{t('lead.intro', { hours })}</p>
          {isGone && <InlineMessage tone="warn">{t('lead.car.gone')}</InlineMessage>}
        </header>
        <div className={css.columns} data-bare={car ? undefined : true}>
          {car && <RequestedCar car={car} heading={t('lead.car.title')} />}
          <ProposalForm
            id={formId}
            form={form}
            data={loaderData}
            answer={actionData}
            dealers={dealers}
            checks={checks}
          />
          <WhatsAppStart form={form} formId={formId} car={car} answer={actionData} onRefused={checks.refuse} />
        </div>
      </div>
      <MessagePopups duration={POPUP.whatsAppFailureMs} />
    </MessagesProvider>
  )
}

interface ProposalHeadProps extends Pick<ProposalData, 'car'> {
  readonly hasProblem: boolean
}

function ProposalHead({ car, hasProblem }: ProposalHeadProps) {
  const { t } = useTexts()
  const { brandName: brand, lead } = useSite()
  const title = car ? t('lead.titleOf', { car: `${car.modelName} ${car.versionName}` }) : t('lead.title')
  return (
    <PageHead
      title={hasProblem ? t('shell.error.prefix', { title }) : title}
      description={t('lead.description', { brand, hours: lead.replyHours })}
      hidden={car !== null}
    />
  )
}

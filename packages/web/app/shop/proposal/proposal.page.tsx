import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { MessagesProvider } from '../../ui/feedback/messages.tsx'
import type { Route } from './+types/proposal.page'
import { handleProposal } from './handle-proposal.ts'
import { loadProposal, type ProposalData } from './load-proposal.ts'
import type { ProposalAnswer } from './proposal-answer.ts'
import css from './proposal.module.css'
import { ProposalForm } from './ProposalForm.tsx'
import { RequestedCar } from './RequestedCar.tsx'
import { useConversation } from './whatsapp/use-conversation.ts'
import { WhatsAppStart } from './whatsapp/WhatsAppStart.tsx'

export const handle = { texts: ['lead', 'errors', 'ui'], cache: false } satisfies RouteHandle

export const loader = ({ context, url }: Route.LoaderArgs) => loadProposal(context.get(page), url.searchParams)

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleProposal(context.get(page), await request.formData(), url)
}
export const clientAction = keepForm

export default function Proposal({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { brandName: brand, lead } = useSite()
  const { car, isGone } = loaderData
  return (
    <div className={css.page}>
      <PageHead
        title={car ? t('lead.titleOf', { car: `${car.modelName} ${car.versionName}` }) : t('lead.title')}
        description={t('lead.description', { brand, hours: lead.replyHours })}
        hidden={car !== null}
      />
      <header className={css.head}>
        <h1>{t('lead.heading')}</h1>
        <p>{t('lead.intro', { hours: lead.replyHours })}</p>
        {isGone && <InlineMessage tone="warn">{t('lead.car.gone')}</InlineMessage>}
      </header>
      <div className={css.columns}>
        <div className={css.carPlace}>{car && <RequestedCar car={car} heading={t('lead.car.title')} />}</div>
        <MessagesProvider>
          <Asked data={loaderData} posted={actionData as ProposalAnswer | undefined} />
        </MessagesProvider>
      </div>
    </div>
  )
}

interface AskedProps {
  readonly data: ProposalData
  readonly posted: ProposalAnswer | undefined
}

/** The form, and beside it the other way to ask. */
function Asked({ data, posted }: AskedProps) {
  const conversation = useConversation(posted)
  return (
    <>
      <ProposalForm data={data} answer={posted} onConversation={conversation.start} />
      <WhatsAppStart car={data.car} {...conversation} />
    </>
  )
}

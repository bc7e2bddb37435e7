import type { RouteHandle } from '@volante/contract/page'
import { PopupPlace } from '../../shell/light/PopupPlace.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import type { Route } from './+types/proposal.page'
import { PLACES } from './fields.ts'
import { loadProposal, type ProposalData } from './load-proposal.ts'
import css from './proposal.module.css'
import { ProposalForm } from './ProposalForm.tsx'
import { RequestedCar } from './RequestedCar.tsx'
import { takeProposal } from './take-proposal.ts'
import { WhatsAppStart } from './WhatsAppStart.tsx'

export const handle = { texts: ['lead', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export const loader = ({ context, url }: Route.LoaderArgs) => loadProposal(context.get(page), url.searchParams)

export async function action({ context, request, url }: Route.ActionArgs) {
  return takeProposal(context.get(page), await request.formData(), url)
}

export default function Proposal({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { car, isGone } = loaderData
  const hasProblem = Object.keys(answer?.errors ?? {}).length > 0 || Boolean(answer?.failure)
  return (
    <div className={css.page} data-start="proposal" data-answers={`${basePath(site)}/proposal`}>
      <ProposalHead car={car} hasProblem={hasProblem} />
      <header id={PLACES.head} className={css.head}>
        <h1>{t('lead.heading')}</h1>
        <p>{t('lead.intro', { hours: site.lead.replyHours })}</p>
        {isGone && <InlineMessage tone="warn">{t('lead.car.gone')}</InlineMessage>}
      </header>
      <div className={css.columns}>
        <div id={PLACES.car} className={css.carPlace}>
          {car && <RequestedCar car={car} heading={t('lead.car.title')} />}
        </div>
        <ProposalForm data={loaderData} answer={answer} />
        <WhatsAppStart car={car} answer={answer} />
      </div>
      <PopupPlace />
    </div>
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

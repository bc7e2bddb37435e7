import type { ReactNode } from 'react'
import { FormProblems } from '../../shell/light/form/FormProblems.tsx'
import type { TextId } from '../../texts/ids.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import type { ProposalAnswer } from './answer.ts'
import { controlOf, LABELS } from './fields.ts'

/** What the form's helps say with script. */
const TEXTS: readonly TextId[] = [
  ...(['lead.whatsApp.checking', 'lead.whatsApp.yes', 'lead.whatsApp.no', 'lead.you.phoneHint'] as const),
  ...(['lead.address.found', 'lead.address.cityFound', 'lead.address.failed'] as const),
  ...(['lead.dealer.failed', 'whatsapp.startFailed'] as const),
]

/** Above the form: what a refused sending was refused for, or why it failed. */
export function ProposalProblems({ answer }: { readonly answer: ProposalAnswer | undefined }) {
  const { t, byKey } = useTexts()
  const names = Object.entries(LABELS).map(([name, label]) => [name, t(label)] as const)
  const labels = Object.fromEntries(names)
  const errors = Object.entries(answer?.errors ?? {}).map(([name, { key, values }]) => {
    const message = byKey(key, values)
    return { id: controlOf(name), message: labels[name] ? `${labels[name]}: ${message}` : message }
  })
  return (
    <FormProblems
      title="lead.errors.title"
      errors={errors}
      failure={answer?.failure ? <Failure>{byKey(answer.failure)}</Failure> : null}
      brokenLine={<Failure>{byKey('request.unavailable')}</Failure>}
      labels={{ allowEmail: '', ...labels }}
      texts={TEXTS}
    />
  )
}

function Failure({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  return (
    <InlineMessage tone="bad" title={t('lead.failed.title')} isLive>
      <p>{children}</p>
      <p>{t('lead.failed.text')}</p>
    </InlineMessage>
  )
}

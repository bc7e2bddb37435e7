import { MessageCircle } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { MessageList } from '../../ui/MessagePopups.tsx'
import { useMessages } from '../../ui/messages.tsx'
import type { FieldErrors, ProposalAnswer } from './answer.ts'
import { ask } from './ask.ts'
import { valuesOf } from './fields.ts'
import css from './proposal.module.css'
import type { RequestedCar } from './requested-car.ts'
import type { WhatsAppStart as Start } from './start-whatsapp.ts'

interface WhatsAppStartProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly formId: string
  readonly car: RequestedCar | null
  readonly answer: ProposalAnswer | undefined
  readonly onRefused: (errors: FieldErrors) => void
}

/** Talk now instead of asking for a proposal. The link opens beside the form; a failure leaves the message to be copied. */
export function WhatsAppStart({ form, formId, car, answer, onRefused }: WhatsAppStartProps) {
  const { t } = useTexts()
  const { isStarting, failedFor, start } = useConversation(form, onRefused)
  const failed = failedFor ?? (answer?.whatsApp?.link === null ? nameIn(answer.values) : null)
  return (
    <section className={css.talk} aria-labelledby="whatsapp-title">
      <h2 id="whatsapp-title" className={css.talkTitle}>
        {t('lead.whatsApp.title')}
      </h2>
      <p className={css.quiet}>{t('lead.whatsApp.needs')}</p>
      <Button
        type="submit"
        form={formId}
        name="intent"
        value="whatsApp"
        icon={MessageCircle}
        pending={isStarting ? t('lead.whatsApp.starting') : null}
        onClick={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        {t('lead.whatsApp.start')}
      </Button>
      {answer?.whatsApp?.link && <Ready link={answer.whatsApp.link} />}
      {failed !== null && <Fallback name={failed} car={car} />}
    </section>
  )
}

const nameIn = (values: ProposalAnswer['values']): string =>
  (values.leadPersonType === 'legalPerson' ? values.contactName : values.name).trim()

function Ready({ link }: { readonly link: string }) {
  const { t } = useTexts()
  return (
    <InlineMessage
      tone="good"
      title={t('lead.whatsApp.ready')}
      actions={
        <a href={link} rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
          {t('lead.whatsApp.open')}
        </a>
      }
    />
  )
}

function Fallback({ name, car }: { readonly name: string; readonly car: RequestedCar | null }) {
  const { t, byKey } = useTexts()
  const { said } = useMessages()
  const [isCopied, setCopied] = useState(false)
  const about = car ? `${car.modelName} ${car.versionName}` : ''
  const text = t(about ? 'lead.whatsApp.message' : 'lead.whatsApp.messageWithoutCar', { name, car: about })
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={css.fallback}>
      <InlineMessage tone="bad" title={byKey('whatsapp.startFailed')}>
        <p>{t('lead.whatsApp.fallback')}</p>
        <p className={css.copyText}>{text}</p>
      </InlineMessage>
      <Button size="small" onClick={copy} className={css.withScript}>
        {t(isCopied ? 'lead.whatsApp.copied' : 'lead.whatsApp.copy')}
      </Button>
      <LiveRegion>{isCopied ? t('lead.whatsApp.copied') : ''}</LiveRegion>
      {said.length > 0 && (
        <details className={css.kept}>
          <summary>{t('lead.whatsApp.messages')}</summary>
          <MessageList />
        </details>
      )}
    </div>
  )
}

function useConversation(form: RefObject<HTMLFormElement | null>, onRefused: (errors: FieldErrors) => void) {
  const site = useSite()
  const { byKey } = useTexts()
  const { say } = useMessages()
  const { search } = useLocation()
  const [isStarting, setStarting] = useState(false)
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const start = async (): Promise<void> => {
    if (!form.current || isStarting) return
    const posted = new FormData(form.current)
    // Opened by the press itself: a window opened after the answer is taken for an advertisement.
    const tab = window.open('', '_blank')
    setStarting(true)
    setFailedFor(null)
    const query = new URLSearchParams(search)
    const answer = await ask<Start>(site, 'whatsapp', { query, form: posted }).catch(() => null)
    setStarting(false)
    if (answer?.kind === 'ready') return open(tab, answer.link)
    tab?.close()
    if (answer?.kind === 'refused') return onRefused(answer.errors)
    setFailedFor(nameIn(valuesOf(posted)))
    say({ tone: 'bad', text: byKey('whatsapp.startFailed') })
  }
  return { isStarting, failedFor, start }
}

function open(tab: Window | null, link: string): void {
  if (!tab) return location.assign(link)
  tab.opener = null
  tab.location.replace(link)
}

import { POPUP } from '@volante/domain/limits'
import { MessageCircle } from '../../../ui/action/icons.ts'
import { useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Button, buttonClass } from '../../../ui/action/Button.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { MessageList, MessagePopups } from '../../../ui/feedback/MessagePopups.tsx'
import { useMessages } from '../../../ui/feedback/messages.tsx'
import type { ProposalAnswer } from '../proposal-answer.ts'
import { nameField, proposalForm } from '../proposal-form.ts'
import css from '../proposal.module.css'
import type { RequestedCar } from '../requested-car.ts'

interface WhatsAppStartProps {
  readonly car: RequestedCar | null
  readonly isStarting: boolean
  readonly answer: Pick<ProposalAnswer, 'submission' | 'link'> | undefined
}

/** Talk now instead of asking for a proposal. With script the conversation opens beside the form; a failure leaves the message to be copied. */
export function WhatsAppStart({ car, isStarting, answer }: WhatsAppStartProps) {
  const { t } = useTexts()
  const link = answer?.link
  return (
    <section className={css.talk} aria-labelledby="whatsapp-title">
      <h2 id="whatsapp-title" className={css.talkTitle}>
        {t('lead.whatsApp.title')}
      </h2>
      <p className="soft small">{t('lead.whatsApp.needs')}</p>
      <Button
        type="submit"
        form={`${proposalForm.kind}-form`}
        name="intent"
        value="whatsApp"
        icon={MessageCircle}
        pending={isStarting ? t('lead.whatsApp.starting') : null}
      >
        {t('lead.whatsApp.start')}
      </Button>
      {link && <Ready link={link} />}
      {answer && link === null && <Fallback values={answer.submission.payload} car={car} />}
      <MessagePopups duration={POPUP.whatsAppFailureMs} />
    </section>
  )
}

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

interface FallbackProps extends Pick<WhatsAppStartProps, 'car'> {
  readonly values: ProposalAnswer['submission']['payload']
}

function Fallback({ values, car }: FallbackProps) {
  const { t, byKey } = useTexts()
  const { messages } = useMessages()
  const [isCopied, setCopied] = useState(false)
  const name = String(values[nameField({ leadPersonType: String(values.leadPersonType) })] ?? '').trim()
  const about = car ? `${car.modelName} ${car.versionName}` : ''
  const text = t(about ? 'lead.whatsApp.message' : 'lead.whatsApp.messageWithoutCar', { name, car: about })
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className={css.fallback}>
      <InlineMessage tone="bad" title={byKey('whatsapp.startFailed')}>
        <p>{t('lead.whatsApp.fallback')}</p>
        <p className={css.copyText}>{text}</p>
      </InlineMessage>
      <Button size="small" className={css.withScript} onClick={() => void copy()}>
        {t(isCopied ? 'lead.whatsApp.copied' : 'lead.whatsApp.copy')}
      </Button>
      <div className="unseen" role="status" aria-atomic="true">
        {isCopied ? t('lead.whatsApp.copied') : ''}
      </div>
      {messages.length > 0 && (
        <details className={css.kept}>
          <summary>{t('lead.whatsApp.messages')}</summary>
          <MessageList />
        </details>
      )}
    </div>
  )
}

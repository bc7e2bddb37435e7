import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { KeptMessages } from '../../ui/feedback/MessagePopups.tsx'
import type { ProposalAnswer } from './answer.ts'
import { FORM_ID, PLACES } from './fields.ts'
import css from './proposal.module.css'
import type { RequestedCar } from './requested-car.ts'
import { nameField } from './whatsapp-start.ts'

interface WhatsAppStartProps {
  readonly car: RequestedCar | null
  readonly answer: ProposalAnswer | undefined
}

/** Talk now instead of asking for a proposal. With script the link opens beside the form (start-conversations.ts); a failure leaves the message to be copied. */
export function WhatsAppStart({ car, answer }: WhatsAppStartProps) {
  const { t, byKey } = useTexts()
  const link = answer?.whatsApp?.link
  const failure = byKey('whatsapp.startFailed')
  return (
    <section id={PLACES.talk} className={css.talk} aria-labelledby="whatsapp-title">
      <h2 id="whatsapp-title" className={css.talkTitle}>
        {t('lead.whatsApp.title')}
      </h2>
      <p className={css.quiet}>{t('lead.whatsApp.needs')}</p>
      <Button
        type="submit"
        form={FORM_ID}
        name="intent"
        value="whatsApp"
        icon={MessageCircle}
        whilePending={t('lead.whatsApp.starting')}
      >
        {t('lead.whatsApp.start')}
      </Button>
      {link && <Ready link={link} />}
      <div className={css.fallbackPlace} data-fallback>
        {answer && link === null && <Fallback name={answer.values[nameField(answer.values)].trim()} car={car} />}
      </div>
      <template data-look="fallback">
        <Fallback name="{name}" car={car}>
          <details className={css.kept}>
            <summary>{t('lead.whatsApp.messages')}</summary>
            <KeptMessages said={[{ id: 0, tone: 'bad', text: failure }]} />
          </details>
        </Fallback>
      </template>
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
  readonly name: string
  readonly children?: ReactNode
}

function Fallback({ name, car, children }: FallbackProps) {
  const { t, byKey } = useTexts()
  const about = car ? `${car.modelName} ${car.versionName}` : ''
  const text = t(about ? 'lead.whatsApp.message' : 'lead.whatsApp.messageWithoutCar', { name, car: about })
  return (
    <div className={css.fallback}>
      <InlineMessage tone="bad" title={byKey('whatsapp.startFailed')}>
        <p>{t('lead.whatsApp.fallback')}</p>
        <p className={css.copyText} data-copy-text>
          {text}
        </p>
      </InlineMessage>
      <Button size="small" className={css.withScript} data-copy={t('lead.whatsApp.copied')}>
        {t('lead.whatsApp.copy')}
      </Button>
      <div className="unseen" role="status" aria-atomic="true" data-copy-said />
      {children}
    </div>
  )
}

import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { MessageList } from '../../ui/feedback/MessagePopups.tsx'
import { useMessages } from '../../ui/feedback/messages.tsx'
import { Progress } from '../../ui/data/Progress.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { ErrorState, ForbiddenState } from '../../ui/feedback/States.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Section, Specimen } from './Specimen.tsx'

export function FeedbackSection() {
  const texts = useTexts()
  const { t } = texts
  return (
    <Section id="feedback" title={t('gallery.feedback')}>
      <Specimen name="InlineMessage" isWide>
        <InlineMessage tone="good">{t('gallery.saved')}</InlineMessage>
        <InlineMessage tone="info">{t('gallery.stock-text')}</InlineMessage>
        <InlineMessage tone="warn" title={t('gallery.changed-title')}>
          {t('gallery.changed-text', { amount: texts.money(-120000) })}
        </InlineMessage>
        <InlineMessage
          tone="bad"
          title={t('gallery.failed-title')}
          actions={<Button size="small">{t('gallery.retry')}</Button>}
        >
          {t('gallery.failed-text')}
        </InlineMessage>
      </Specimen>
      <Messages />
      <Specimen name="ErrorSummary">
        <ErrorSummary
          title={t('gallery.errors-title')}
          errors={[
            { id: 'gallery-document', message: t('gallery.document-error') },
            { id: 'gallery-consent', message: t('gallery.consent-error') },
          ]}
          isFocused={false}
        />
      </Specimen>
      <Specimen name="Progress, Spinner, StatusTag">
        <Progress label={t('gallery.uploading')} value={3} max={5} text={t('gallery.documents')} />
        <Spinner>{t('gallery.searching')}</Spinner>
        <Row>
          <StatusTag tone="good">{t('gallery.contacted')}</StatusTag>
          <StatusTag tone="info">{t('gallery.new')}</StatusTag>
          <StatusTag tone="warn">{t('gallery.late')}</StatusTag>
          <StatusTag tone="bad">{t('gallery.lost')}</StatusTag>
        </Row>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState title={t('gallery.service-down')} actions={<Button variant="primary">{t('gallery.retry')}</Button>}>
          {t('gallery.service-down-text')}
        </ErrorState>
      </Specimen>
      <Specimen name="ForbiddenState">
        <ForbiddenState title={t('gallery.forbidden')} actions={<Button>{t('gallery.sign-in')}</Button>}>
          {t('gallery.forbidden-text')}
        </ForbiddenState>
      </Specimen>
    </Section>
  )
}

function Messages() {
  const { t } = useTexts()
  const { say } = useMessages()
  return (
    <Specimen name="MessagePopups, MessageList">
      <Row>
        <Button onClick={() => say({ tone: 'good', text: t('gallery.saved') })}>{t('gallery.say')}</Button>
      </Row>
      <p>{t('gallery.message-list')}</p>
      <MessageList />
    </Specimen>
  )
}

import { REMEDIES } from '@volante/domain/quotation/crm-outcome'
import { Form } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'
import { useLookingAgain } from '../../work/use-looking-again.ts'
import type { LoadedQuotation } from './load-quotation.ts'
import { Versions } from './Versions.tsx'

interface OfSaved {
  readonly saved: NonNullable<LoadedQuotation['saved']>
}
interface StandingProps extends OfSaved {
  readonly mayApprove: boolean
}

const TONES = { WITHIN: 'good', WAITING: 'warn', APPROVED: 'good', DECLINED: 'bad' } as const

/** Where a saved quotation stands: its discount, the other system, its file and its versions. */
export function Standing({ saved, mayApprove }: StandingProps) {
  const { t, date } = useTexts()
  const { number, version, state, decision, mayLeave, isExpired } = saved
  useLookingAgain(saved.crm.state === 'SENDING')
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <StatusTag tone={TONES[state]}>{t(`resources.quotations.state.${state}`)}</StatusTag>
        {isExpired && <StatusTag tone="warn">{t('quotation.expired')}</StatusTag>}
        <Soft>{t('quotation.versionOf', { version, at: date(saved.at, 'moment'), seller: saved.seller.name })}</Soft>
      </Row>
      {decision && (
        <p>
          {t('quotation.decision', { by: decision.by, at: date(decision.at, 'moment'), note: decision.note })}{' '}
          {decision.until && t('quotation.approvedUntil', { day: date(`${decision.until}T12:00:00Z`, 'day') })}
        </p>
      )}
      {state === 'WAITING' && <Waiting saved={saved} mayDecide={mayApprove} />}
      <Crm saved={saved} />
      {mayLeave && (
        <Row gap={3}>
          <a
            href={`/api/quotation/quotations/${number}/download?version=${version}`}
            className={buttonClass({ size: 'small' })}
          >
            {t('quotation.download')}
          </a>
          <PostButton fields={{ intent: 'passport' }}>{t('quotation.passport')}</PostButton>
        </Row>
      )}
      <Versions key={saved.latest} saved={saved} />
    </Stack>
  )
}

/** What is given, why, and who may decide does it here. */
function Waiting({ saved, mayDecide }: OfSaved & { readonly mayDecide: boolean }) {
  const { t, money, number } = useTexts()
  const { initialPrice, cashPrice, reason, version, room } = saved
  const given = initialPrice - cashPrice
  const share = number((given * 100) / initialPrice, { maximumFractionDigits: 2 })
  return (
    <InlineMessage
      tone="warn"
      title={t('quotation.waiting', { amount: money(given), percent: `${share}%`, limit: `${room.percent}%` })}
    >
      <p>{reason}</p>
      {mayDecide && (
        <Form method="post">
          <XsrfField />
          <input type="hidden" name="intent" value="decide" />
          <input type="hidden" name="version" value={version} />
          <Stack gap={2} align="start">
            {room.isAbove && <p>{t('quotation.aboveYours')}</p>}
            <TextArea name="note" label={t('quotation.note')} rows={2} maxLength={500} isOptional />
            <Row gap={2}>
              {!room.isAbove && (
                <Button type="submit" name="decision" value="approve" variant="primary" size="small">
                  {t('quotation.approve')}
                </Button>
              )}
              <Button type="submit" name="decision" value="decline" size="small">
                {t('quotation.decline')}
              </Button>
            </Row>
          </Stack>
        </Form>
      )}
    </InlineMessage>
  )
}

/** What the customer-relationship system said: the cause, what to do about it, and once more. */
function Crm({ saved: { crm } }: OfSaved) {
  const { t, date } = useTexts()
  if (crm.state !== 'FAILED' || crm.code === null)
    return (
      <Soft as="p">
        {t(`quotation.crm.${crm.state}`, { id: crm.id ?? '', at: crm.at ? date(crm.at, 'moment') : '' })}
      </Soft>
    )
  return (
    <InlineMessage
      tone="bad"
      title={t(`quotation.crm.cause.${crm.code}`)}
      actions={<PostButton fields={{ intent: 'send' }}>{t('quotation.crm.again')}</PostButton>}
    >
      <p>{t(`quotation.crm.do.${REMEDIES[crm.code]}`)}</p>
      <Soft as="p">{`${crm.code}: ${crm.message ?? ''}`}</Soft>
    </InlineMessage>
  )
}

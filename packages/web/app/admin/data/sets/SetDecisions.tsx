import type { ChangeSetDetail } from '@volante/contract/change-sets'
import type { Country } from '@volante/domain/vocabulary'
import { Form } from '../../../forms/Form.tsx'
import { refusedOf } from '../../../forms/refused.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Columns, Row, Stack } from '../../../ui/layout/Stack.tsx'
import { PostButton } from '../../../work/PostButton.tsx'
import { Soft } from '../../../work/Soft.tsx'
import { Field, SCHEDULE } from './set-forms.ts'

interface SetDecisionsProps {
  readonly set: ChangeSetDetail
  /** Within the visitor's reach. */
  readonly countries: readonly Country[]
  readonly answer: unknown
}

/** What can be done with a set where it stands. */
export function SetDecisions({ set, countries, answer }: SetDecisionsProps) {
  const { t } = useTexts()
  const { state, content, waitsForAnother } = set
  const isApproved = state === 'APPROVED' || state === 'SCHEDULED'
  return (
    <Stack gap={3} align="start">
      {waitsForAnother && content.length > 0 && <InlineMessage tone="info">{t('sheets.set.another')}</InlineMessage>}
      {isApproved && <Schedule set={set} countries={countries} answer={answer} />}
      <Row gap={2}>
        {state === 'OPEN' && !waitsForAnother && content.length > 0 && (
          <PostButton variant="primary" fields={{ intent: 'approve' }}>
            {t('sheets.set.approve')}
          </PostButton>
        )}
        {isApproved && <PostButton fields={{ intent: 'publish' }}>{t('sheets.set.publish')}</PostButton>}
        {state === 'SCHEDULED' && <PostButton fields={{ intent: 'cancel' }}>{t('sheets.set.cancel')}</PostButton>}
        {(state === 'APPROVED' || state === 'STOPPED') && (
          <PostButton fields={{ intent: 'reopen' }}>{t('sheets.set.reopen')}</PostButton>
        )}
        {(state === 'OPEN' || state === 'APPROVED' || state === 'STOPPED') && (
          <PostButton fields={{ intent: 'drop' }}>{t('sheets.set.drop')}</PostButton>
        )}
      </Row>
      {state === 'PUBLISHED' && <Revert set={set} />}
      {(state === 'APPROVED' || state === 'STOPPED') && <Soft as="p">{t('sheets.set.reopen.text')}</Soft>}
    </Stack>
  )
}

/** The time at which a set is published, by the clocks of a country. */
function Schedule({ set: { state }, countries, answer }: SetDecisionsProps) {
  const { t } = useTexts()
  const refused = refusedOf(answer, SCHEDULE)
  const which = (['first', 'second'] as const).map((value) => ({ value, label: t(`sheets.set.which.${value}`) }))
  const title = t(state === 'SCHEDULED' ? 'sheets.set.schedule.move' : 'sheets.set.schedule')
  return (
    <Disclosure title={title} isOpen={state === 'APPROVED' || refused !== null}>
      <Form form={SCHEDULE} answer={answer} submit={title} look={{ size: 'small' }}>
        <Columns gap={[3, 4]} least="220px">
          <Field name="at" />
          <Field
            name="country"
            options={countries.map((value) => ({ value, label: t(`sheets.set.country.${value}`) }))}
          />
          {/* Asked only where it matters: in the hour that clocks go back. */}
          {refused?.error?.fieldErrors?.['which'] && <Field name="which" options={which} placeholder="" isOptional />}
        </Columns>
      </Form>
    </Disclosure>
  )
}

/** Money takes two: the first asks, the second does it or keeps the set. */
function Revert({ set: { revert, revertAskedBy } }: { readonly set: ChangeSetDetail }) {
  const { t } = useTexts()
  return (
    <Stack gap={2} align="start">
      {revertAskedBy && (
        <InlineMessage tone="info">
          {revert === 'waits' ? t('sheets.set.revert.waits') : t('sheets.set.revert.asked', { who: revertAskedBy })}
        </InlineMessage>
      )}
      <Row gap={2}>
        {revert !== 'waits' && (
          <PostButton fields={{ intent: 'revert' }}>
            {t(revert === 'asked' ? 'sheets.set.revert.ask' : 'sheets.set.revert')}
          </PostButton>
        )}
        {revertAskedBy && <PostButton fields={{ intent: 'keep' }}>{t('sheets.set.keep')}</PostButton>}
      </Row>
      <Soft as="p">{t('sheets.batch.undo.text')}</Soft>
    </Stack>
  )
}

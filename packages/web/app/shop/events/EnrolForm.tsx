import type { Event } from '@volante/contract/events'
import { Form } from '../../forms/Form.tsx'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormRow } from '../../ui/field/Fieldset.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Field, GUEST, OWN } from './event-forms.ts'

interface EnrolFormProps {
  readonly event: Event
  readonly answer: unknown
  readonly formKey: string
}

/** A seat, or a place in the waiting list; who is signed in needs to say no more. */
export function EnrolForm({ event, answer, formKey }: EnrolFormProps) {
  const { t } = useTexts()
  const { site, visitor } = usePage()
  const isWaiting = event.enrolment === 'waiting'
  const look = {
    answer,
    idempotencyKey: formKey,
    submit: isWaiting ? t('event.wait') : t('event.enrol'),
    pending: t('event.enrolling'),
    aside: <p className="soft small">{isWaiting ? t('event.waitText') : t('event.enrolText')}</p>,
  }
  const beside = (
    <>
      {/* Who was refused for the last seat gone says now that they want to wait. */}
      <input type="hidden" name="waiting" value={isWaiting ? 'yes' : ''} />
      {event.mostCompanions > 0 ? (
        <Field name="companions" rows={event.mostCompanions} isOptional />
      ) : (
        <input type="hidden" name="companions" value="" />
      )}
    </>
  )
  return (
    <Stack as="section" gap={4} aria-labelledby="enrol" className="ruled">
      <h2 id="enrol" className="text-22">
        {isWaiting ? t('event.waitHeading') : t('event.enrolHeading')}
      </h2>
      {isWaiting ? <InlineMessage tone="warn" title={t('event.fullText')} /> : null}
      {visitor ? (
        <Form form={OWN} {...look}>
          <p>{t('event.as', { name: visitor.name })}</p>
          {beside}
          <Field name="whatsApp" />
        </Form>
      ) : (
        <Form form={GUEST} {...look}>
          <p className="soft">
            {t('event.without')}{' '}
            <a href={pathTo(site, 'signIn', null, { returnTo: pathTo(site, 'event', { event: event.id }) })}>
              {t('event.signIn')}
            </a>
          </p>
          <Field name="name" />
          <FormRow>
            <Field name="email" />
            <Field name="phone" />
          </FormRow>
          {beside}
          <Field name="whatsApp" />
        </Form>
      )}
    </Stack>
  )
}

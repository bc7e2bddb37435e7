import type { LogEntry } from '@volante/contract/logbook'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Field, FORMS, RECORDED, SOURCES } from './workshop-forms.ts'

export interface WorkshopFacts {
  readonly dealerCode: string
  readonly mayRepair: boolean
  /** The day it is at the dealer. */
  readonly today: string
  /** What is told now bears it: told again it is the same. */
  readonly id: string
}

interface TellingProps {
  readonly vehicle: string
  readonly answer: unknown
  readonly facts: WorkshopFacts
}

/** What was done to the car, or what should have been written in an entry's place. */
export function RecordForm({
  vehicle,
  corrected,
  answer,
  facts,
}: TellingProps & { readonly corrected: LogEntry | undefined }) {
  const { t } = useTexts()
  const kinds = corrected ? ([...RECORDED, 'WITHDRAWN'] as const) : RECORDED
  return (
    <Stack as="section" gap={3} aria-labelledby="record">
      <h2 id="record">{corrected ? t('logbook.desk.correcting', { n: corrected.n }) : t('logbook.desk.record')}</h2>
      <Form
        form={FORMS.record}
        answer={answer}
        values={{
          service: corrected?.kind ?? 'REVISION',
          revision: corrected?.revision?.toString() ?? '',
          mileage: corrected?.km?.toString() ?? '',
          day: corrected?.day ?? facts.today,
          works: corrected?.works.join('\n') ?? '',
        }}
        submit={t('logbook.desk.sign')}
        pending={t('logbook.desk.signing')}
      >
        <input type="hidden" name="vehicle" value={vehicle} />
        <input type="hidden" name="id" value={facts.id} />
        <input type="hidden" name="corrects" value={corrected?.n ?? ''} />
        {corrected ? <Field name="reason" isOptional={false} /> : null}
        <Columns least="10rem" gap={3}>
          <Field name="service" options={kinds.map((value) => ({ value, label: t(`logbook.kind.${value}`) }))} />
          <Field name="revision" isOptional />
          <Field name="mileage" />
          <Field name="day" max={facts.today} />
        </Columns>
        <Field name="works" rows={4} />
      </Form>
      {corrected ? (
        <PostButton variant="quiet" fields={{ vehicle }}>
          {t('logbook.desk.keepIt')}
        </PostButton>
      ) : null}
    </Stack>
  )
}

/** The odometer alone. */
export function ReadingForm({ vehicle, answer, facts }: TellingProps) {
  const { t } = useTexts()
  return (
    <Disclosure title={t('logbook.desk.readOnly')}>
      <Form
        form={FORMS.reading}
        answer={answer}
        values={{ readOn: facts.today, source: 'DEALER' }}
        submit={t('logbook.desk.keepReading')}
        look={{ variant: 'secondary', size: 'medium' }}
      >
        <input type="hidden" name="vehicle" value={vehicle} />
        <Columns least="10rem" gap={3}>
          <Field name="readKm" />
          <Field name="readOn" max={facts.today} />
          <Field
            name="source"
            isOptional={false}
            options={SOURCES.map((value) => ({ value, label: t(`logbook.desk.source.${value}`) }))}
          />
        </Columns>
      </Form>
    </Disclosure>
  )
}

import type { Campaign } from '@volante/contract/recall'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import type { WorkshopFacts } from './RecordForm.tsx'
import { Field, FORMS } from './workshop-forms.ts'

interface RepairFormProps {
  readonly vehicle: string
  readonly campaign: Campaign
  readonly answer: unknown
  readonly facts: WorkshopFacts
}

/** A recall's repair, as its receipt says it. */
export function RepairForm({ vehicle, campaign: { id, title, minutes, repair }, answer, facts }: RepairFormProps) {
  const { t } = useTexts()
  const isRefused = typeof answer === 'object' && answer !== null && 'errors' in answer && 'campaign' in answer
  return (
    <Disclosure title={t('logbook.desk.repairOf', { title })} isOpen={isRefused}>
      <Form
        form={FORMS.repair}
        answer={answer}
        values={{ repairedOn: facts.today, repairMinutes: String(minutes), measure: repair }}
        submit={t('logbook.desk.keepRepair')}
        pending={t('logbook.desk.signing')}
        look={{ variant: 'primary', size: 'medium' }}
      >
        <input type="hidden" name="vehicle" value={vehicle} />
        <input type="hidden" name="id" value={facts.id} />
        <input type="hidden" name="repaired" value={id} />
        <Columns least="10rem" gap={3}>
          <Field name="repairedOn" max={facts.today} />
          <Field name="repairedAt" />
          <Field name="repairMinutes" />
        </Columns>
        <Field name="measure" rows={2} />
      </Form>
    </Disclosure>
  )
}

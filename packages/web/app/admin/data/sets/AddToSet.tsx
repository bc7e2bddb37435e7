import { Form } from '../../../forms/Form.tsx'
import { refusedOf } from '../../../forms/refused.ts'
import { useTexts } from '../../../texts/texts.tsx'
import type { Choice } from '../../../ui/field/Select.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Columns } from '../../../ui/layout/Stack.tsx'
import { askedAmong } from '../../../work/resource/choices/many-choices.ts'
import { SETS } from '../data-list.ts'
import { ADD_TO_SET, AddField } from './add-to-set.ts'

interface AddToSetProps {
  /** Sets that can be added to. */
  readonly sets: readonly Choice[]
  readonly answer: unknown
}

/** A change that waits is put into a set, one that is there or a new one. */
export function AddToSet({ sets, answer }: AddToSetProps) {
  const { t } = useTexts()
  return (
    <Disclosure title={t('sheets.batch.toSet')} isOpen={refusedOf(answer, ADD_TO_SET) !== null}>
      <Form form={ADD_TO_SET} answer={answer} submit={t('sheets.batch.toSet.put')} look={{ size: 'small' }}>
        <Columns gap={[3, 4]} least="220px">
          <AddField
            name="set"
            {...askedAmong(sets, `${SETS.path}/options`)}
            placeholder={t('sheets.batch.toSet.new')}
            isOptional={false}
          />
          <AddField name="setName" isOptional />
        </Columns>
      </Form>
    </Disclosure>
  )
}

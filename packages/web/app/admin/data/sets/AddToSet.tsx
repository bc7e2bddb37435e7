import type { ChangeSet } from '@volante/contract/change-sets'
import { Form } from '../../../forms/Form.tsx'
import { refusedOf } from '../../../forms/refused.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Columns } from '../../../ui/layout/Stack.tsx'
import { ADD_TO_SET, AddField } from './add-to-set.ts'

interface AddToSetProps {
  /** Sets that can be added to. */
  readonly sets: readonly Pick<ChangeSet, 'id' | 'name'>[]
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
            options={sets.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={t('sheets.batch.toSet.new')}
            isOptional={false}
          />
          <AddField name="setName" isOptional />
        </Columns>
      </Form>
    </Disclosure>
  )
}

import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/field/Select.tsx'
import type { ResourceListData } from '../resource/load-resource.server.ts'
import type { Resource } from '../resource/resource.ts'
import { BulkForm } from './BulkForm.tsx'
import { useCallNames } from './use-call-names.ts'

interface BulkBarProps {
  readonly resource: Resource
  readonly data: ResourceListData
}

/** What to set in the rows that are ticked, or in all that the filters leave; the next pages ask for values and show what would change. */
export function BulkBar({ resource, data }: BulkBarProps) {
  const { t } = useTexts()
  const nameOf = useCallNames(resource.noun)
  const { chosen, items, total, isAllTicked } = data
  return (
    <BulkForm
      list={resource}
      chosen={{ ...chosen, ...(resource.beside ? { [resource.beside]: '' } : {}) }}
      rows={items.length}
      total={total}
      isAllTicked={isAllTicked}
      action={`${resource.path}/bulk`}
      all={total !== undefined && total > items.length ? total : undefined}
    >
      <Select
        name="do"
        id="bulk-do"
        label={t('work.bulk.what')}
        options={data.may.bulk.map((value) => ({ value, label: nameOf(value) }))}
      />
    </BulkForm>
  )
}

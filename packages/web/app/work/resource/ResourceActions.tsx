import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { ColumnsLink } from '../list/Columns.tsx'
import { searchOf } from '../list/list-address.ts'
import { PostButton } from '../PostButton.tsx'
import type { ResourceListData } from './load-resource.server.ts'
import { listOf } from './resource-list.ts'
import type { Resource } from './resource.ts'

interface ResourceActionsProps {
  readonly resource: Resource
  readonly data: ResourceListData
}

/** What can be done with a list as a whole: its columns, its file, an import, a press, a new record. */
export function ResourceActions({ resource, data }: ResourceActionsProps) {
  const { path, noun, sheet, does } = resource
  const { chosen, may, items } = data
  const { t, byKey } = useTexts()
  const { country } = chosen
  const list = listOf(resource, data.opensSaved)
  const search = searchOf({ ...chosen, page: '', after: '', choose: '' })
  return (
    <Row gap={2}>
      {list.columns && <ColumnsLink list={list} chosen={chosen} />}
      <a
        href={`${path}/file.csv${search && `?${search}`}`}
        className={buttonClass({ size: 'small', variant: 'quiet' })}
        download
      >
        {t('work.resource.file')}
      </a>
      {may.import && (
        <LinkButton to={`/admin/data/${sheet}/import`} size="small">
          {t('work.resource.import')}
        </LinkButton>
      )}
      {may.does
        .filter((call) => does?.[call]?.(items))
        .map((call) => (
          <PostButton key={call} fields={{ do: call }}>
            {byKey(`resources.${noun}.do.${call}`)}
          </PostButton>
        ))}
      {may.create && (
        <LinkButton to={`${path}/new${country ? `?country=${country}` : ''}`} size="small" variant="primary">
          {byKey(`resources.${noun}.new`)}
        </LinkButton>
      )}
    </Row>
  )
}

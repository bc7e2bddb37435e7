import type { Manual } from '@volante/contract/manual'
import { Link } from 'react-router'
import { fileSize } from '../../texts/file-size.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'

/** The file as people open it, and where another takes its place. */
export function ManualFacts({ manual: { id, path, bytes, country } }: { readonly manual: Manual }) {
  const { t, number } = useTexts()
  return (
    <Row gap={4}>
      <a className="tap" href={path}>
        {t('resources.manuals.open', { size: fileSize(bytes, number) })}
      </a>
      <Link className="tap" to={`/admin/manuals/new?${new URLSearchParams({ for: id, country })}`}>
        {t('resources.manuals.replace')}
      </Link>
    </Row>
  )
}

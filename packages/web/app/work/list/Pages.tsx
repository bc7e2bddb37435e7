import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { Row } from '../../ui/layout/Stack.tsx'

interface PagesProps {
  readonly label: string
  readonly of: { readonly page: number; readonly size: number; readonly total: number }
  /** Takes a page, from 0; returns its address. */
  readonly to: (page: string) => string
}

/** Numbered pages. */
export const Pages = ({ label, of: { page, size, total }, to }: PagesProps) => (
  <Pagination
    label={label}
    current={page + 1}
    last={Math.max(1, Math.ceil(total / size))}
    toPage={(number) => to(String(number - 1))}
  />
)

interface TurnsProps {
  readonly label: string
  /** Where the page that is shown begins, blank for the first. */
  readonly after: string
  /** Where the next one does, null where nothing follows. */
  readonly next: string | null
  /** Takes where a page begins; returns its address. */
  readonly to: (after: string) => string
  readonly words?: { readonly first: string; readonly next: string }
}

/** The first page and the next: of long lists nobody knows how many there are. */
export function Turns({ label, after, next, to, words }: TurnsProps) {
  const { t } = useTexts()
  if (after === '' && next === null) return null
  return (
    <Row as="nav" gap={2} aria-label={label}>
      {after !== '' && (
        <LinkButton to={to('')} size="small" variant="quiet">
          {words?.first ?? t('work.pages.first')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={to(next)} rel="next" size="small">
          {words?.next ?? t('work.pages.next')}
        </LinkButton>
      )}
    </Row>
  )
}

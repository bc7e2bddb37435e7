import { Link } from 'react-router'
import { xsrfToken } from '../../shell/session/xsrf.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'
import css from './notifications.module.css'

interface Line {
  readonly id: string
  readonly path: string
  readonly text: string
  readonly at: string
  readonly isRead: boolean
}

/** Each leads to what it is about, and is read once that was opened. */
export function NotificationLines({ lines }: { readonly lines: readonly Line[] }) {
  const { t, date } = useTexts()
  return (
    <ol role="list" className={css.lines} aria-label={t('desk.notifications.list')}>
      {lines.map(({ id, path, text, at, isRead }) => (
        <li key={id} className={css.line}>
          <div className={css.what}>
            <Link to={path} onClick={() => !isRead && markRead(id)}>
              {text}
            </Link>
            <Soft as="div">
              <time dateTime={at}>{date(at, 'moment')}</time>
            </Soft>
          </div>
          {!isRead && (
            <>
              <StatusTag tone="info">{t('desk.notifications.new')}</StatusTag>
              <PostButton
                fields={{ intent: 'read', id }}
                variant="quiet"
                aria-label={`${t('desk.notifications.markRead')}: ${text}`}
              >
                {t('desk.notifications.markRead')}
              </PostButton>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

/** On its way while the page that was opened is. */
function markRead(id: string): void {
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken() }
  void fetch('/api/notifications/read', {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify({ ids: [id] }),
  })
}

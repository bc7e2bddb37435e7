import type { SessionRow } from '@volante/contract/privacy'
import { PostButton } from '../../forms/PostButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import css from '../area.module.css'
import { deviceOf } from '../device-of.ts'

/** Where the account is open. */
export function Sessions({ sessions }: { readonly sessions: readonly SessionRow[] }) {
  const { t } = useTexts()
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('account.access.sessions')}</h2>
      <p className="soft small">{t('account.access.sessionsText')}</p>
      <ul role="list" className={css.rows}>
        {sessions.map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      {others.length > 0 && (
        <PostButton fields={{ sessions: 'others' }} variant="danger">
          {t('account.access.endOthers', { count: others.length })}
        </PostButton>
      )}
    </section>
  )
}

function Session({ id, isCurrent, createdAt, lastSeenAt, device, ip }: SessionRow) {
  const { t, date } = useTexts()
  const { browser, system } = deviceOf(device)
  const named = browser && system ? t('account.access.device', { browser, system }) : (browser ?? system)
  const name = named ?? t('account.access.unknownDevice')
  return (
    <li>
      <div className={css.rowText}>
        <span className={css.rowTitle}>
          {name}
          {isCurrent && <StatusTag tone="good">{t('account.access.current')}</StatusTag>}
        </span>
        <span className="soft small">
          {t('account.access.seen', { moment: date(lastSeenAt, 'moment'), since: date(createdAt, 'date'), place: ip })}
        </span>
      </div>
      {!isCurrent && (
        <PostButton
          fields={{ session: id }}
          size="small"
          aria-label={`${t('account.access.end')}: ${name}, ${date(lastSeenAt, 'moment')}`}
        >
          {t('account.access.end')}
        </PostButton>
      )}
    </li>
  )
}

import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { Bell } from '../../ui/action/rare-icons.ts'
import { NOTIFICATIONS_PATH } from '../notifications-path.ts'
import css from './frame.module.css'
import { useUnread } from './use-unread.ts'

const MOST = 99

/** How much there is that its person has not read; read out when that changes. */
export function NotificationBell({ unread: first }: { readonly unread: number }) {
  const { t } = useTexts()
  const unread = useUnread(first)
  const label = unread > MOST ? t('work.bell.many') : t('work.bell.unread', { count: unread })
  return (
    <>
      <Link
        to={NOTIFICATIONS_PATH}
        className={css.bell}
        title={t('work.bell')}
        aria-label={`${t('work.bell')}: ${label}`}
      >
        <Icon icon={Bell} size={20} />
        {unread > 0 && <b aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</b>}
      </Link>
      <span role="status" className="unseen">
        {unread === first ? '' : label}
      </span>
    </>
  )
}

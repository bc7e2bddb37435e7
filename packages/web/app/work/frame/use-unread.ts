import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { NOTIFICATIONS_PATH } from '../notifications-path.ts'

const LIVE = '/api/notifications/live'
const COUNT = '/api/notifications/count'

/**
 * Takes how many were unread when the page was made; returns how many are. The server says when to look, over a line that a tab
 * holds while somebody sees it.
 */
export function useUnread(first: number): number {
  const [unread, setUnread] = useState(first)
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(async () => {
    const found = await countNow()
    if (found === null) return
    setUnread(found)
    if (found !== unread && pathname === NOTIFICATIONS_PATH) void revalidate()
  })
  useEffect(() => {
    let source: EventSource | null = null
    const follow = () => {
      source?.close()
      source = document.visibilityState === 'visible' ? new EventSource(LIVE) : null
      // What happened while the line was down was announced to nobody.
      for (const name of ['open', 'changed']) source?.addEventListener(name, () => void look())
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [])
  return unread
}

async function countNow(): Promise<number | null> {
  try {
    const response = await fetch(COUNT, { headers: { accept: 'application/json' }, cache: 'no-store' })
    return response.ok ? ((await response.json()) as { readonly unread: number }).unread : null
  } catch {
    return null
  }
}

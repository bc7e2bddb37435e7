import type { Page } from '../../shell/page-context.ts'

/** What is known of who is signed in, so that nobody types it again; nothing of anybody else. */
export async function loadWho({ api, visitor }: Pick<Page, 'api' | 'visitor'>) {
  if (!visitor) return {}
  const { name, emailPreferred: email, phone } = await api.users.self()
  return { name, email, phone: phone ?? '' }
}

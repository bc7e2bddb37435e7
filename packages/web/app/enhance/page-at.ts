import { fetchReachable } from './connection.ts'

/** Takes an address of the site; returns its page as text. Throws where it is not simply there, `Unreachable` where it may be later. */
export async function pageAt(address: string, signal?: AbortSignal): Promise<string> {
  const answer = await fetchReachable(address, { signal: signal ?? null, headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) throw new Error(String(answer.status))
  return answer.text()
}

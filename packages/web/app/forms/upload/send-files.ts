import { xsrfToken } from '../../shell/session/xsrf.ts'
import { fileShares } from './file-shares.ts'

export interface Sending {
  /** Null once the files are kept; why not; `stopped` by hand, `broken` when the line failed. */
  readonly answer: Promise<string | null>
  stop(): void
}

export interface UploadPlace {
  /** The call that takes them. */
  readonly url: string
  /** Sent before the files. */
  readonly fields: Readonly<Record<string, string>>
}

/** Takes files and the call that takes them; sends them in one post and tells the share of each that left. XMLHttpRequest, because fetch tells no progress. */
export function sendFiles(
  files: readonly File[],
  { url, fields }: UploadPlace,
  site: string,
  onProgress: (shares: readonly number[]) => void,
): Sending {
  const request = new XMLHttpRequest()
  const sizes = files.map(({ size }) => size)
  const answer = new Promise<string | null>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(fileShares(sizes, loaded, total))
    })
    request.addEventListener('load', () => resolve(request.status < 300 ? null : messageOf(request.responseText)))
    request.addEventListener('error', () => resolve('broken'))
    request.addEventListener('abort', () => resolve('stopped'))
  })
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('file', file)
  request.open('POST', url)
  request.setRequestHeader('x-xsrf-token', xsrfToken())
  request.setRequestHeader('x-site', site)
  request.setRequestHeader('accept', 'application/json')
  request.send(body)
  return { answer, stop: () => request.abort() }
}

function messageOf(text: string): string {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : 'broken'
  } catch {
    return 'broken'
  }
}

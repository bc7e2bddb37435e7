import { xsrfToken } from '../../shell/xsrf.ts'
import { fileShares } from './file-shares.ts'

export interface Sending {
  /** Null once the files are kept; why not; `stopped` by hand, `broken` when the line failed. */
  readonly answer: Promise<string | null>
  stop(): void
}

interface Where {
  /** Order and paper, as the upload names its place. */
  readonly place: string
  readonly site: string
}

/** Takes the pages of one paper; sends them in one post and tells the share of each that left. XMLHttpRequest, because fetch tells no progress. */
export function sendFiles(
  files: readonly File[],
  { place, site }: Where,
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
  body.append('request', JSON.stringify({ root_path: 'orders', sub_path: place }))
  for (const file of files) body.append('file', file)
  request.open('POST', '/api/private-api/file/upload-bulk')
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

import type { FileAnswer } from '@volante/contract/kit'

/** A file that a call answered whole, to be kept by who asked for it. */
export function fileResponse({ name, type, body }: FileAnswer): Response {
  if (!(body instanceof Uint8Array)) throw new Error('a file that is answered by a page is made whole')
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
  return new Response(new Uint8Array(body), { headers: { ...headers, 'cache-control': 'no-store' } })
}

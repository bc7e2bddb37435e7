import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { acceptedEncoding } from '../http/base/accepted-encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
}

/**
 * A thread has a policy of its own, not its page's: it may compile and run what comes from here, and ask nobody else. Pages that
 * require a policy of embedding start none without it.
 */
const THREAD_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  'cross-origin-embedder-policy': 'require-corp',
} as const
const THREAD = /\.worker-[\w-]+\.js$/

export interface StaticFile {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly raw: Buffer
  br: Buffer | null
  readonly gzip: Buffer | null
}

/** Everything browsers load of a build, in memory: address -> file. A hashed name never changes, so it is kept for a year. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && isServed(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)))
  const files = new Map<string, StaticFile>()
  for (const [path, raw] of contents) {
    const type = TYPES[extname(path)]
    if (type === undefined) continue
    const address = `/${relative(folder, path)}`
    const lasting = address.startsWith('/assets/')
    files.set(address, {
      raw,
      br: contents.get(`${path}.br`) ?? null,
      gzip: contents.get(`${path}.gz`) ?? null,
      etag: `"${createHash('sha1').update(raw).digest('base64url')}"`,
      headers: {
        'content-type': type,
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
        ...(THREAD.test(address) ? THREAD_HEADERS : {}),
      },
    })
  }
  return files
}

/** A file or its compressed copy; not one that another process is about to put in a copy's place, which may be gone before it is read. */
const isServed = (name: string): boolean => extname(name.replace(/\.(?:br|gz)$/, '')) in TYPES

/** Takes the files of a folder whose compressed copies have become smaller: reads those again. */
export async function rereadCompressed(files: ReadonlyMap<string, StaticFile>, folder: string): Promise<void> {
  for (const [address, file] of files) if (file.br) file.br = await readFile(`${join(folder, address)}.br`)
}

export function writeStatic(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const headers: Record<string, string | number> = { ...file.headers, etag: file.etag }
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = acceptedEncoding(request.headers)
  const smaller = encoding && file[encoding]
  if (encoding && smaller) headers['content-encoding'] = encoding
  const body = smaller ?? file.raw
  headers['content-length'] = body.length
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
}

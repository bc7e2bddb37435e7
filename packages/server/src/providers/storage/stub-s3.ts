import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export const BUCKET = 'papers'
export const REGION = 'sa-east-1'
export const ACCESS_KEY = 'AKIDEXAMPLE'
export const SECRET_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'

export interface StubS3 {
  base: string
  readonly objects: Map<string, Buffer>
  readonly seen: { readonly line: string; readonly headers: IncomingMessage['headers'] }[]
  /** Statuses to answer first, one a request, whatever is asked. */
  readonly failures: number[]
}

/** A bucket for tests: it keeps objects in memory and refuses what real S3 refuses, above all a wrong signature. */
export function stubS3(): StubS3 {
  const stub: StubS3 = { base: '', objects: new Map(), seen: [], failures: [] }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    stub.seen.push({ line: `${request.method} ${request.url}`, headers: request.headers })
    const [status, answer] = answerOf(stub, request, body)
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : answer)
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    stub.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    stub.objects.clear()
    stub.seen.length = 0
    stub.failures.length = 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return stub
}

function answerOf(stub: StubS3, request: IncomingMessage, body: Buffer): [status: number, answer?: Buffer | string] {
  const failure = stub.failures.shift()
  if (failure !== undefined) return [failure]
  const path = request.url ?? ''
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  if (signatureOf(request, SECRET_KEY) !== signatureSent(request)) return [403, 'SignatureDoesNotMatch']
  if (!path.startsWith(`/${BUCKET}/`)) return [404, 'NoSuchBucket']
  const query = new URL(path, 'http://stub').searchParams
  if (query.get('list-type') === '2') return [200, listOf(stub, query)]
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) return [411, 'MissingContentLength']
    stub.objects.set(path, body)
    return [200]
  }
  if (request.method === 'DELETE') {
    stub.objects.delete(path)
    return [204]
  }
  const object = stub.objects.get(path)
  return object ? [200, object] : [404, 'NoSuchKey']
}

/** ListObjectsV2, two names a page. */
function listOf({ objects }: StubS3, query: URLSearchParams): string {
  const names = [...objects.keys()].map((path) => path.slice(BUCKET.length + 2)).sort()
  const after = query.get('continuation-token') ?? ''
  const left = names.filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
  const page = left.slice(0, 2)
  const next = left.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const keys = page.map((name) => `<Contents><Key>${name}</Key></Contents>`)
  return `<ListBucketResult>${next}${keys.join('')}</ListBucketResult>`
}

/** What the service computes from the request itself (AWS, "Signature Calculations for the Authorization Header"). */
export function signatureOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  secretKey: string,
): string | undefined {
  const [, scope = '', signedHeaders = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const { pathname, search } = new URL(request.url ?? '', 'http://stub')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    pathname,
    search.slice(1),
    headers.join(''),
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((under, part) => hmac(under, part), `AWS4${secretKey}`)
  return hmac(key, toSign).toString('hex')
}

const signatureSent = (request: IncomingMessage): string | undefined =>
  /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1]
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
